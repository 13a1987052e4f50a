import { describe, expect, test } from 'vitest';
import { recheck } from './recheck.ts';
import { readPatterns } from './source-patterns.ts';

const { literals, built } = readPatterns();

/** Patterns that never read a visitor's text and are worse than linear, or slow to analyze, by file. */
const ofOurOwnText: Record<string, readonly string[]> = {
  'the settings, written by the operator': [
    String.raw`/^[^\r\n<>]*<?[^\s<>@]+@[^\s<>@]+>?$/ server/integrations/mail/settings.ts`,
    String.raw`/T.*(Z|[+-]\d\d:\d\d)$/ server/settings/process.ts`,
    String.raw`/(:\/\/[^:/@\s]+:)[^@\s]+@/ server/env.ts`,
    '/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/ server/settings/site.ts',
    String.raw`/\/+$/ server/env.ts`,
    String.raw`/\/+$/ server/settings/setting.ts`,
    String.raw`/\/+$/ server/integrations/marketing-forms/provider.ts`,
    String.raw`/\/+$/ server/media/media-urls.ts`,
  ],
  'file names of our own sources, while developing': [
    String.raw`/\/(content|domain|server|staff)\/.*\.(tsx?|json)$/ server/process/development.ts`,
  ],
  'our own routes': [String.raw`/\/?:[^/]+\?$/ server/http/discovery/sitemap.ts`],
  'our own headings': [String.raw`/(\S+-\S+)/ app/pages/on-demand/library-header.tsx`],
  'pages we rendered, where a "<" that came from outside is written as an entity': [
    String.raw`/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g server/http/pages/content-security-policy.ts`,
  ],
};
const exceptions = Object.values(ofOurOwnText).flat();

const places = literals.flatMap(({ source, flags, files }) =>
  files.map((file) => ({ source, flags, place: `/${source}/${flags} ${file}` })),
);
const checked = new Map<string, { source: string; flags: string }>();
for (const { source, flags, place } of places)
  if (!exceptions.includes(place)) checked.set(`/${source}/${flags}`, { source, flags });

test('every exception is a pattern that exists', () => {
  expect(exceptions.filter((exception) => !places.some(({ place }) => place === exception))).toEqual([]);
});

test('no regular expression is built at run time, where no tool can check it', () =>
  expect(built).toEqual([]));

describe('recheck', () => {
  test('detects a quadratic pattern', async () => {
    expect(await recheck({ source: '^(.*?)(?:[^a-z]*)$', flags: 's' })).toMatchObject({
      status: 'vulnerable',
      complexity: { type: 'polynomial' },
    });
  });

  test.for([...checked])('finds %s linear', { timeout: 60_000 }, async ([, pattern]) => {
    expect((await recheck(pattern)).status).toBe('safe');
  });
});

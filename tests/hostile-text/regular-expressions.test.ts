import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectLinear } from './growth.ts';
import { readPatterns } from './source-patterns.ts';

const { literals, built } = readPatterns();

/** Patterns that never read a visitor's text and are worse than linear, or slow to analyse, by file. */
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
  'our own headings': [String.raw`/(\S+-\S+)/ app/components/ui/no-break-hyphens.tsx`],
  'pages we rendered, where a "<" that came from outside is written as an entity': [
    String.raw`/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g server/http/pages/content-security-policy.ts`,
    String.raw`/<link rel="modulepreload" href="([^"]+)"\/>/g server/http/pages/defer-hydration.ts`,
    String.raw`/<script type="module" async="">([\s\S]*?)<\/script>/ server/http/pages/defer-hydration.ts`,
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
  let check: typeof import('recheck').check;
  const backend = process.env.RECHECK_BACKEND;
  beforeAll(async () => {
    // The same checker in two builds, with one seed: where npm has installed the native program, it takes a
    // third of the time of JavaScript. The Java version is not used, because it depends on the machine.
    const system = { darwin: 'macos', win32: 'windows' }[process.platform as string] ?? process.platform;
    const hasNative = existsSync(`node_modules/recheck-${system}-${process.arch}`);
    process.env.RECHECK_BACKEND = hasNative ? 'native' : 'pure';
    ({ check } = await import('recheck'));
  });
  afterAll(() => {
    if (backend === undefined) delete process.env.RECHECK_BACKEND;
    else process.env.RECHECK_BACKEND = backend;
  });

  test('detects a quadratic pattern', async () => {
    expect(await check('^(.*?)(?:[^a-z]*)$', 's')).toMatchObject({
      status: 'vulnerable',
      complexity: { type: 'polynomial' },
    });
  });

  // Without limits of wall time, so that a busy machine cannot turn a safe pattern into an unknown one.
  test.for([...checked])('finds %s linear', { timeout: 60_000 }, async ([, { source, flags }]) => {
    const { status } = await check(source, flags, {
      randomSeed: 1,
      timeout: null,
      attackTimeout: null,
      incubationTimeout: null,
    });
    expect(status).toBe('safe');
  });
});

test.for([...checked])('%s reads hostile text in linear time', ([, { source, flags }]) => {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  expectLinear((text) => text.replace(pattern, ''));
});

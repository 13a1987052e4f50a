import { expect, test } from '@playwright/test';
import { overloadResponse } from '#server/http/response/overload-response.ts';
import { faultsOfHtml } from '#tests/html/html-validation.ts';
import { layouts, publicPaths, studioPaths } from '#tests/site/public-paths.ts';

/**
 * Open studios have parts of the elements of the one in `layouts`; this one has the fewest. Every other page
 * is validated itself.
 */
const shortestStudio = '/west-boca';
const validated = publicPaths.filter(
  (path) => !studioPaths.includes(path) || layouts.includes(path) || path === shortestStudio,
);

/** Pages that are not in the list of URLs: those reached from another page, and those of a wrong URL. */
const others: readonly [path: string, status: number][] = [
  ['/applink', 200],
  ['/retreats/presale', 200],
  ['/schedule?studio=midtown-miami', 200],
  ['/player/1', 200],
  ['/no-such-page', 404],
  ['/schedule/classes/no-such-class', 404],
  ['/schedule/classes/1', 410],
];

const read = async (url: URL) => {
  // /get-app redirects phones to their app store.
  const response = await fetch(url, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } });
  return { status: response.status, html: await response.text() };
};

// e2e/forms/without-javascript.spec.ts checks the pages after a form post.
test('the HTML of every page is valid', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const faults: Record<string, string[]> = {};
  const schedule = await read(new URL('/schedule', baseURL));
  const aClass = /\/schedule\/classes\/\d+/.exec(schedule.html)?.[0] ?? 'no class on /schedule';
  const ok = [...validated, aClass].map((path) => [path, 200] as const);
  for (const [path, expected] of [...ok, ...others]) {
    const { status, html } = await read(new URL(path, baseURL));
    expect(status, path).toBe(expected);
    const found = await faultsOfHtml(html);
    if (found.length > 0) faults[path] = found;
  }
  // A film link without a film leads home after two seconds, as the specification says; without scripts by a
  // refresh in the body, where browsers follow it.
  expect(faults).toEqual({
    '/player/1': [expect.stringContaining('noscript > meta'), expect.stringContaining('meta-refresh')],
  });
});

test('the HTML of the overload page is valid', async () => {
  const faults = async (method: string) => faultsOfHtml(await overloadResponse({ url: '/', method }).text());
  expect(await faults('POST')).toEqual([]);
  // The page reloads itself on purpose: its text takes less than three seconds to read.
  expect(await faults('GET')).toEqual([expect.stringContaining('meta-refresh')]);
});

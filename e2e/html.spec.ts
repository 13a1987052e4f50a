import { type APIRequestContext, expect, test } from '@playwright/test';
import { overloadResponse } from '#server/http/overload/overload-response.ts';
import { faultsOfHtml } from '#tests/html/html-validation.ts';
import { addresses } from './support/addresses.ts';
import { formPages } from './support/form-pages.ts';

/** Pages that are not in the list of addresses: reached from another page, or shown for a wrong address. */
const others: readonly [path: string, status: number][] = [
  ['/applink', 200],
  ['/retreats/presale', 200],
  ['/schedule?studio=midtown-miami', 200],
  ['/player/1', 200],
  ['/_kit', 200],
  ['/no-such-page', 404],
  ['/schedule/classes/no-such-class', 404],
  ['/schedule/classes/1', 410],
];

const read = async (request: APIRequestContext, path: string) => {
  // /get-app redirects phones to their app store.
  const response = await request.get(path, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } });
  return { status: response.status(), html: await response.text() };
};

test('the HTML of every address is valid', async ({ request }) => {
  test.setTimeout(120_000);
  const faults: Record<string, string[]> = {};
  const schedule = await read(request, '/schedule');
  const aClass = /\/schedule\/classes\/\d+/.exec(schedule.html)?.[0] ?? 'no class on /schedule';
  const ok = [...addresses, aClass].map((path) => [path, 200] as const);
  for (const [path, expected] of [...ok, ...others]) {
    const { status, html } = await read(request, path);
    expect(status, path).toBe(expected);
    const found = await faultsOfHtml(html);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
});

/** What a browser without scripts posts, without files: the server does not show files again. */
const typed = (values: Record<string, unknown>) =>
  Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => (typeof each === 'object' ? [] : [[name, String(each)]])),
  );

for (const { form, path, cases } of formPages.filter(({ form }) => form !== 'support-request')) {
  test(`${form}: the pages that answer it without scripts are valid, empty, wrong and right`, async ({
    request,
  }) => {
    const { valid } = cases(Date.now);
    for (const values of [{}, { ...valid, email: 'not an address' }, valid]) {
      const body = new URLSearchParams([['form', form], ...typed(values)]).toString();
      const answer = await request.post(path.replace(/#.*/, ''), {
        data: body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const html = await answer.text();
      expect(html).toMatch(/^<!doctype html>/i);
      if (values !== valid) expect(html).toContain('aria-invalid="true"');
      expect(await faultsOfHtml(html)).toEqual([]);
    }
  });
}

test('what a visitor reads when the site is too busy is valid', async () => {
  const faults = async (method: string) => faultsOfHtml(await overloadResponse({ url: '/', method }).text());
  expect(await faults('POST')).toEqual([]);
  // The page reloads itself on purpose: its text takes less than the three seconds to read.
  expect(await faults('GET')).toEqual([expect.stringContaining('meta-refresh')]);
});

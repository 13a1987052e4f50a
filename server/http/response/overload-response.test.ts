import { expect, test } from 'vitest';
import { overloadPage } from '#words/pages/overload-page.ts';
import { overloadResponse } from './overload-response.ts';

test('a page retries by itself; a sent form gets a message about its state instead', async () => {
  const read = await overloadResponse({ url: '/contact-us', method: 'GET' }).text();
  expect(read).toContain('http-equiv="refresh"');
  expect(read).toContain(overloadPage.text);
  const sent = await overloadResponse({ url: '/contact-us', method: 'POST' }).text();
  expect(sent).not.toContain('refresh');
  expect(sent).toContain(overloadPage.sent);
});

test.each(['/graphql', '/form/help', '/marketing-forms/x'])(
  'a program that posts to %s gets JSON',
  async (url) => {
    const response = overloadResponse({ url, method: 'POST' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(JSON.stringify(await response.json())).toContain(overloadPage.text);
  },
);

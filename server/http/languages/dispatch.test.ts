import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { dispatchFetch, dispatchListener } from './dispatch.ts';
import type { LanguageSite } from './language-site.ts';

const siteOf = (prefix: string): LanguageSite => ({
  prefix,
  fetch: (request) => new Response(`${prefix} ${request.url}`),
  listener: (incoming, outgoing) => void outgoing.end(`${prefix} ${incoming.url}`),
});
const sites = [siteOf(''), [siteOf('/es')]] as const;

const dispatched = (url: string, of: Parameters<typeof dispatchListener> = [...sites]) => {
  const sent: string[] = [];
  const outgoing = { end: (body: string) => void sent.push(body) } as unknown as ServerResponse;
  dispatchListener(...of)({ url } as IncomingMessage, outgoing);
  return sent.join();
};

test.each([
  ['/', ' /'],
  ['/faq?a=1', ' /faq?a=1'],
  ['/especial', ' /especial'],
  ['/ES/faq', ' /ES/faq'],
  ['//es/faq', ' //es/faq'],
  ['/es', '/es /'],
  ['/es?a=1', '/es /?a=1'],
  ['/es/', '/es //'],
  ['/es/faq?a=1', '/es /faq?a=1'],
  ['/es/es', '/es /es'],
  ['http://localhost/es/faq', '/es http://localhost/faq'],
  ['http://localhost/faq', ' http://localhost/faq'],
])('the path alone chooses the language: %s', (url, expected) => {
  expect(dispatched(url)).toBe(expected);
});

test('a process that has Spanish only has it below its prefix too', () => {
  expect(dispatched('/es/faq', [siteOf('/es'), []])).toBe('/es /faq');
  expect(dispatched('/faq', [siteOf('/es'), []])).toBe('/es /faq');
});

test('a request without a socket goes to the same site', async () => {
  const textOf = async (path: string) =>
    (await dispatchFetch(...sites)(new Request(`http://localhost${path}`))).text();
  expect(await textOf('/faq')).toBe(' http://localhost/faq');
  expect(await textOf('/es/faq?a=1')).toBe('/es http://localhost/faq?a=1');
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createDispatchListener } from './dispatch.ts';
import type { LanguageSite } from './language-site.ts';

const siteOf = (prefix: string): LanguageSite => ({
  prefix,
  listener: (incoming, outgoing) => void outgoing.end(`${prefix} ${incoming.url}`),
});
const sites = [siteOf(''), [siteOf('/es')]] as const;

const dispatched = (url: string, of: Parameters<typeof createDispatchListener> = [...sites]) => {
  const sent: string[] = [];
  const outgoing = { end: (body: string) => void sent.push(body) } as unknown as ServerResponse;
  createDispatchListener(...of)({ url } as IncomingMessage, outgoing);
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
  ['http://heliora.example/es/faq', '/es /faq'],
  ['http://heliora.example/faq', ' http://heliora.example/faq'],
])('the path alone chooses the language: %s', (url, expected) => {
  expect(dispatched(url)).toBe(expected);
});

test('a process that has Spanish only has it below its prefix too', () => {
  expect(dispatched('/es/faq', [siteOf('/es'), []])).toBe('/es /faq');
  expect(dispatched('/faq', [siteOf('/es'), []])).toBe('/es /faq');
});

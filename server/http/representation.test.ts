import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { represent, respond } from './representation.ts';

const html = 'a warm room '.repeat(200);
const page = () =>
  represent(200, { 'content-type': 'text/html; charset=utf-8' }, new TextEncoder().encode(html));
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://x/', { method, headers });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('each client gets the best encoding it takes, with the length of what is sent', async () => {
  const ready = await page();
  const brotli = respond(ask({ 'accept-encoding': 'gzip, deflate, br' }), ready);
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  const body = await bytes(brotli);
  expect(brotli.headers.get('content-length')).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe(html);
  const zipped = respond(ask({ 'accept-encoding': 'gzip' }), ready);
  expect(gunzipSync(await bytes(zipped)).toString()).toBe(html);
  const plain = respond(ask(), ready);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(html);
});

test('a client that has it already gets 304 and no body', async () => {
  const ready = await page();
  const response = respond(ask({ 'if-none-match': ready.etag }), ready);
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('HEAD tells the length and sends nothing', async () => {
  const response = respond(ask({}, 'HEAD'), await page());
  expect(response.headers.get('content-length')).toBe(String(html.length));
  expect(await response.text()).toBe('');
});

test('pictures and other small things are not compressed again', async () => {
  const picture = await represent(200, { 'content-type': 'image/avif' }, new Uint8Array(5000));
  expect(Object.keys(picture.bodies)).toEqual(['identity']);
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { respond, toCachedResponse } from './cached-response.ts';

const html = 'a warm room '.repeat(200);
const page = () =>
  toCachedResponse(200, { 'content-type': 'text/html; charset=utf-8' }, new TextEncoder().encode(html));
const requestWith = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://x/', { method, headers });
const bytes = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test('each client gets the best encoding it accepts, with the length of the sent body', async () => {
  const ready = page();
  const brotli = await respond(requestWith({ 'accept-encoding': 'gzip, deflate, br' }), ready);
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding');
  const body = await bytes(brotli);
  expect(brotli.headers.get('content-length')).toBe(String(body.length));
  expect(brotliDecompressSync(body).toString()).toBe(html);
  const zipped = await respond(requestWith({ 'accept-encoding': 'gzip' }), ready);
  expect(gunzipSync(await bytes(zipped)).toString()).toBe(html);
  const uncompressed = await respond(requestWith(), ready);
  expect(uncompressed.headers.get('content-encoding')).toBeNull();
  expect(await uncompressed.text()).toBe(html);
});

const tagOf = (response: Response) => response.headers.get('etag') ?? '';

test('a client that already has the response gets 304, its ETag and no body', async () => {
  const ready = page();
  for (const accepted of ['br', 'gzip', '']) {
    const tag = tagOf(await respond(requestWith({ 'accept-encoding': accepted }), ready));
    for (const named of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await respond(
        requestWith({ 'if-none-match': named, 'accept-encoding': accepted }),
        ready,
      );
      expect([again.status, tagOf(again)]).toEqual([304, tag]);
      expect(again.headers.get('content-encoding')).toBeNull();
      expect(await again.text()).toBe('');
    }
  }
});

test('with several tags in If-None-Match, the 304 has the one of the client’s encoding', async () => {
  const ready = page();
  const all = Object.values(ready.tags).join(', ');
  for (const [accepted, form] of [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['', 'identity'],
  ] as const) {
    const again = await respond(requestWith({ 'if-none-match': all, 'accept-encoding': accepted }), ready);
    expect([again.status, tagOf(again)]).toEqual([304, ready.tags[form]]);
  }
  const another = await respond(
    requestWith({ 'if-none-match': ready.tags.br, 'accept-encoding': 'gzip' }),
    ready,
  );
  expect([another.status, tagOf(another)]).toEqual([200, ready.tags.gzip]);
});

test('another tag, a status other than 200, and a post get the whole response', async () => {
  const ready = page();
  expect((await respond(requestWith({ 'if-none-match': '"other"' }), ready)).status).toBe(200);
  const lost = { ...ready, status: 404 };
  expect((await respond(requestWith({ 'if-none-match': '*' }), lost)).status).toBe(404);
  expect((await respond(requestWith({ 'if-none-match': '*' }, 'POST'), ready)).status).toBe(200);
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['br;q=0.1, gzip;q=0', 'br'],
  ['GZIP', 'gzip'],
  ['identity', null],
])('Accept-Encoding “%s” gets %s', async (accepted, encoding) => {
  const response = await respond(requestWith({ 'accept-encoding': accepted }), page());
  expect(response.headers.get('content-encoding')).toBe(encoding);
});

test('HEAD sends the length and no body', async () => {
  const response = await respond(requestWith({}, 'HEAD'), page());
  expect(response.headers.get('content-length')).toBe(String(html.length));
  expect(await response.text()).toBe('');
});

test('pictures and other small things are not compressed again', async () => {
  const picture = toCachedResponse(200, { 'content-type': 'image/avif' }, new Uint8Array(5000));
  const response = await respond(requestWith({ 'accept-encoding': 'br' }), picture);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBeNull();
});

test('a hundred first requests at the same time cost one compression', async () => {
  const ready = page();
  const responses = Array.from({ length: 100 }, () =>
    respond(requestWith({ 'accept-encoding': 'br' }), ready),
  );
  await Promise.all(responses);
  const [first, second] = [
    await ready.bodies.br,
    await respond(requestWith({ 'accept-encoding': 'br' }), ready),
  ];
  expect(Object.keys(ready.bodies)).toEqual(['identity', 'br']);
  expect(await bytes(second)).toEqual(first);
});

test('every Set-Cookie of a response is sent, and such a response is for one visitor', async () => {
  const headers = new Headers({ 'content-type': 'text/plain' });
  headers.append('set-cookie', 'session=1; HttpOnly');
  headers.append('set-cookie', 'csrf=2; SameSite=Lax');
  const signedIn = toCachedResponse(200, headers, new TextEncoder().encode('hello'));
  expect(signedIn.isStorable).toBe(false);
  const response = await respond(requestWith(), signedIn);
  expect(response.headers.getSetCookie()).toEqual(['session=1; HttpOnly', 'csrf=2; SameSite=Lax']);
  const unchanged = await respond(requestWith({ 'if-none-match': tagOf(response) }), signedIn);
  expect(unchanged.headers.getSetCookie()).toHaveLength(2);
});

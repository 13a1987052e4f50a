import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createIpLookup } from './ip.ts';

const caller = '203.0.113.7';
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
const service = async (listener: RequestListener): Promise<string> => {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
};

test('without a service the result is the caller’s IP address', async () => {
  expect(await createIpLookup(null)(caller)).toBe(caller);
});

test('the service gets the IP address of the caller, and its response is used', async () => {
  let forwardedFor: unknown;
  const url = await service((request, response) => {
    forwardedFor = request.headers['x-forwarded-for'];
    response.end('{"ip":"2001:db8::7"}');
  });
  expect(await createIpLookup(url)(caller)).toBe('2001:db8::7');
  expect(forwardedFor).toBe(caller);
});

test('above 32 look-ups at the same time the result is the caller’s IP address', async () => {
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', () => answer.promise.then(() => Response.json({ ip: '2001:db8::7' })));
  onTestFinished(() => void vi.unstubAllGlobals());
  const lookUp = createIpLookup('http://ip.example/');
  const running = Array.from({ length: 32 }, () => lookUp(caller));
  expect(await lookUp(caller)).toBe(caller);
  answer.resolve();
  expect(new Set(await Promise.all(running))).toEqual(new Set(['2001:db8::7']));
});

test.each<[string, RequestListener]>([
  ['breaks', (_, response) => response.writeHead(500).end('{"ip":"198.51.100.1"}')],
  ['responds with a page', (_, response) => response.end('<html>')],
  ['responds with something that is no IP address', (_, response) => response.end('{"ip":"<script>"}')],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['never responds', () => {}],
])('with a service that %s the result is the caller’s IP address', async (_, listener) => {
  expect(await createIpLookup(await service(listener))(caller)).toBe(caller);
});

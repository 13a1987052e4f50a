import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { baseHeaders } from '#server/http/response/security-headers.ts';
import { type Admission, createAdmission, maxResponseMs } from '#server/limits/admission.ts';
import { connectionLimits } from '#server/limits/connections.ts';
import { rawClient, startHttpServer } from '#tests/support/http-server.ts';
import { createLanguageListener } from './language-listener.ts';

const commonHeaders = baseHeaders('http://localhost');
const admissions: Admission[] = [];
afterEach(() => void vi.useRealTimers());

type Fetch = (request: Request) => Response | Promise<Response>;
const networkOf = (incoming: IncomingMessage) =>
  String(incoming.headers['x-network'] ?? incoming.socket.remoteAddress);
const listenerFor = (fetch: Fetch, maxBodies?: number, onRejected = () => {}) => {
  const admission = createAdmission({ networkOf, maxBodies });
  admissions.push(admission);
  return createLanguageListener({ fetch, admission, commonHeaders, onRejected });
};
/** Waits until the listener has so many requests. */
const waitForLoad = (load: Partial<Admission['load']>) =>
  expect.poll(() => admissions.at(-1)?.load).toMatchObject(load);
const readsBody: Fetch = async (request) => new Response(`read ${(await request.text()).length}`);
const post = (length: number, sent = '', network = 'a') =>
  `POST /form/help HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\nContent-Length: ${length}\r\n\r\n${sent}`;

describe('a client that is slow', () => {
  test('in reading delays nobody, and is disconnected when it reads nothing at all', async () => {
    const film = new Uint8Array(30 * 1024 * 1024);
    let started = 0;
    const respond: Fetch = (request) => {
      if (!request.url.endsWith('/film')) return new Response('page');
      started += 1;
      return new Response(new Blob([film]).stream());
    };
    const { port, url, connections, http } = await startHttpServer(listenerFor(respond));
    const sockets: Socket[] = [];
    http.on('connection', (socket: Socket) => sockets.push(socket));
    const request = 'GET /film HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let n = 0; n < 6; n++) await rawClient(port, request, { reads: false });
    await expect.poll(() => started).toBe(6);
    const headers = { connection: 'close' };
    expect(await (await fetch(url, { headers })).text()).toBe('page');
    for (const socket of sockets.slice(0, 6)) {
      expect(socket.timeout).toBe(connectionLimits.silenceMs);
      // What Node reports when this time has passed.
      socket.emit('timeout');
    }
    await expect.poll(connections).toBe(0);
  });
});

describe('without room for its body, a request', () => {
  test('gets a 503 with Retry-After; reads and health checks are not refused', async () => {
    const onRejected = vi.fn();
    const { port, url } = await startHttpServer(listenerFor(readsBody, 1, onRejected));
    const send = (path: string) =>
      fetch(url + path, { method: 'POST', body: 'a form', headers: { 'x-network': 'a' } });
    const held = await rawClient(port, post(5));
    await waitForLoad({ arriving: 1 });
    const refused = await send('/form/help');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    const call = await send('/graphql');
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    expect(onRejected).toHaveBeenCalledTimes(2);
    for (const path of ['/', '/healthz']) expect((await fetch(url + path)).status).toBe(200);
    held.socket.write('hello');
    await expect.poll(() => held.received()).toContain('read 5');
    expect((await send('/form/help')).status).toBe(200);
  });
});

describe('the time limit of a response', () => {
  test('ends work that never ends with 503', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = vi.fn<Fetch>(() => new Promise<Response>(() => {}));
    const { url } = await startHttpServer(listenerFor(stuck));
    const ends = ['GET', 'POST'].map((method) =>
      fetch(`${url}/stuck`, { method, ...(method === 'POST' && { body: 'a form' }) }),
    );
    await expect.poll(() => stuck).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(maxResponseMs);
    for (const end of ends) {
      const response = await end;
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('does not count the time that a long body takes to arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { port } = await startHttpServer(listenerFor(readsBody));
    const client = await rawClient(port, post(2000));
    await waitForLoad({ arriving: 1 });
    for (let part = 0; part < 10; part++) {
      client.socket.write('x'.repeat(200));
      if (part < 9) await vi.advanceTimersByTimeAsync(2 * maxResponseMs);
    }
    await expect.poll(() => client.received()).toContain('read 2000');
  });
});

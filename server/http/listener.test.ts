import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rawClient, startHttpServer } from '#tests/support/http-server.ts';
import { createListener } from './listener.ts';
import {
  type Admission,
  type AdmissionLimits,
  createAdmission,
  defaultLimits,
} from './overload/admission.ts';
import { baseHeaders } from './security-headers.ts';

vi.setConfig({ testTimeout: 20_000 });

const commonHeaders = baseHeaders('http://localhost');
const admissions: Admission[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const admission of admissions.splice(0)) admission.close();
});

type Fetch = (request: Request) => Response | Promise<Response>;
const networkOf = (incoming: IncomingMessage) =>
  String(incoming.headers['x-network'] ?? incoming.socket.remoteAddress);
const listenerFor = (
  fetch: Fetch,
  limits: Partial<AdmissionLimits> = {},
  onRejected = () => {},
  elapsed?: () => number,
) => {
  const admission = createAdmission({ ...defaultLimits, ...limits }, networkOf, elapsed);
  admissions.push(admission);
  return createListener({ fetch, admission, fastPath: null, commonHeaders, onRejected });
};
/** Waits until the listener has so many requests. */
const waitForLoad = (load: Partial<Admission['load']>) =>
  vi.waitFor(() => expect(admissions.at(-1)?.load).toMatchObject(load), { timeout: 10_000 });
/** A clock that the test sets. Admission reads it for each request and at every check of slow bodies. */
const settableClock = () => {
  const read = vi.fn(() => clock.ms);
  const clock = {
    ms: 0,
    read,
    waitForCheck: async () => {
      const before = read.mock.calls.length;
      await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before), { timeout: 10_000 });
    },
  };
  return clock;
};
const readsBody: Fetch = async (request) => new Response(`read ${(await request.text()).length}`);
const post = (length: number, sent = '') =>
  `POST /form/help HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${sent}`;

describe('a client that is slow', () => {
  test('with its headers gets 408 and is disconnected; other clients are served', async () => {
    const { port, url } = await startHttpServer(listenerFor(readsBody), {
      headersTimeout: 200,
      connectionsCheckingInterval: 50,
    });
    const slow = await Promise.all(
      Array.from({ length: 30 }, () => rawClient(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
    );
    expect(await (await fetch(url)).text()).toBe('read 0');
    await Promise.all(slow.map(({ closed }) => closed));
    expect(slow[0]?.received()).toMatch(/^HTTP\/1.1 408 /);
    for (const [name, value] of Object.entries(baseHeaders('http://localhost')))
      expect(slow[0]?.received()).toContain(`${name}: ${value}\r\n`);
  });

  test('with its body is disconnected, and uses no slot meanwhile', async () => {
    const clock = settableClock();
    const limits = { working: 2, graceMs: 20, minBytesPerSecond: 1000 };
    const { port, url } = await startHttpServer(listenerFor(readsBody, limits, () => {}, clock.read));
    const slow = await Promise.all(Array.from({ length: 10 }, () => rawClient(port, post(100_000, 'a'))));
    await waitForLoad({ arriving: 10, working: 0 });
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url, { method: 'POST', body: 'a whole form' })).status).toBe(200);
    expect(admissions.at(-1)?.load.arriving).toBe(10);
    clock.ms = 20;
    await Promise.all(slow.map(({ closed }) => closed));
  });

  test('but makes progress is not disconnected', async () => {
    const clock = settableClock();
    let arrived = 0;
    const countsBody: Fetch = async ({ body }) => {
      for await (const bytes of body ?? []) arrived += bytes.length;
      return new Response(`read ${arrived}`);
    };
    const limits = { graceMs: 20, minBytesPerSecond: 100 };
    const { port } = await startHttpServer(listenerFor(countsBody, limits, () => {}, clock.read));
    const client = await rawClient(port, post(2000));
    // Bytes that arrive together with the headers do not count.
    await waitForLoad({ arriving: 1 });
    for (let part = 1; part <= 9; part++) {
      client.socket.write('x'.repeat(200));
      await vi.waitFor(() => expect(arrived).toBe(200 * part));
      clock.ms += 1500;
      await clock.waitForCheck();
    }
    client.socket.write('x'.repeat(200));
    await vi.waitFor(() => expect(client.received()).toContain('read 2000'));
  });

  test('cannot take all slots for bodies: one network has a share of them', async () => {
    const { port, url } = await startHttpServer(listenerFor(readsBody, { arrivingPerNetwork: 3 }));
    for (let n = 0; n < 3; n++) await rawClient(port, post(5000, 'a'));
    await waitForLoad({ arriving: 3 });
    const refused = await rawClient(port, post(5000, 'a'));
    await refused.closed;
    expect(refused.received()).toMatch(/^HTTP\/1.1 503 /);
    expect((await fetch(url)).status).toBe(200);
  });

  test('in reading uses no slot, and is disconnected when it reads nothing at all', async () => {
    const film = new Uint8Array(30 * 1024 * 1024);
    let started = 0;
    const respond: Fetch = (request) => {
      if (!request.url.endsWith('/film')) return new Response('page');
      started += 1;
      return new Response(new Blob([film]).stream());
    };
    const { port, url, connections } = await startHttpServer(listenerFor(respond, { working: 2 }), {
      silenceMs: 1000,
    });
    const request = 'GET /film HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let n = 0; n < 6; n++) await rawClient(port, request, { reads: false });
    await vi.waitFor(() => expect(started).toBe(6), { timeout: 10_000 });
    const headers = { connection: 'close' };
    expect(await (await fetch(url, { headers })).text()).toBe('page');
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000, interval: 100 });
  });
});

describe('work beyond the capacity of the server', () => {
  const pendingHandler = () => {
    const end = Promise.withResolvers<void>();
    const respond = vi.fn<Fetch>(async () => {
      await end.promise;
      return new Response('done');
    });
    return { respond, finish: end.resolve };
  };

  const form = (url: string) => fetch(`${url}/form/help`, { method: 'POST', body: 'a form' });

  test('gets a 503 with Retry-After until the work is done; reads are not refused here', async () => {
    const { respond, finish } = pendingHandler();
    const onRejected = vi.fn();
    const { url } = await startHttpServer(listenerFor(respond, { working: 2 }, onRejected));
    const first = [form(url), form(url)];
    await waitForLoad({ working: 2 });
    const refused = await form(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    const call = await fetch(`${url}/graphql`, { method: 'POST', body: '{}' });
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    expect(onRejected).toHaveBeenCalledTimes(2);

    const reads = Array.from({ length: 20 }, () => fetch(url));
    await vi.waitFor(() => expect(respond).toHaveBeenCalledTimes(2 + reads.length), { timeout: 10_000 });
    finish();
    for (const pending of [...first, ...reads]) expect((await pending).status).toBe(200);
    expect((await form(url)).status).toBe(200);
  });

  test('counts by network: one network cannot use the share of the others', async () => {
    const { respond, finish } = pendingHandler();
    const { url } = await startHttpServer(listenerFor(respond, { workingPerNetwork: 2 }));
    const post = (network: string) =>
      fetch(url, { method: 'POST', body: 'a form', headers: { 'x-network': network } });
    const held = [post('a'), post('a')];
    await waitForLoad({ working: 2 });
    expect((await post('a')).status).toBe(503);
    const other = post('b');
    await waitForLoad({ working: 3 });
    finish();
    for (const pending of [...held, other]) expect((await pending).status).toBe(200);
  });

  test('uses its slots for a limited time: work that never ends gets 503 and is dropped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stuck = vi.fn<Fetch>((request) =>
      request.url.endsWith('/stuck') ? new Promise<Response>(() => {}) : new Response('page'),
    );
    const { url } = await startHttpServer(listenerFor(stuck, { working: 1 }));
    const ends = ['GET', 'POST'].map((method) =>
      fetch(`${url}/stuck`, { method, ...(method === 'POST' && { body: 'a form' }) }),
    );
    await vi.waitFor(() => expect(stuck).toHaveBeenCalledTimes(2));
    await waitForLoad({ working: 1 });
    expect((await form(url)).status).toBe(503);
    vi.advanceTimersByTime(defaultLimits.maxResponseMs);
    for (const end of ends) {
      const response = await end;
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect((await form(url)).status).toBe(200);
  });

  test('does not count the time that a long body takes to arrive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { port } = await startHttpServer(listenerFor(readsBody));
    const client = await rawClient(port, post(2000));
    await waitForLoad({ arriving: 1 });
    for (let part = 0; part < 10; part++) {
      client.socket.write('x'.repeat(200));
      if (part < 9) await vi.advanceTimersByTimeAsync(2 * defaultLimits.maxResponseMs);
    }
    await vi.waitFor(() => expect(client.received()).toContain('read 2000'));
  });

  test('never delays the health checks', async () => {
    const { respond, finish } = pendingHandler();
    const healthy: Fetch = (request) =>
      request.url.endsWith('/healthz') ? new Response('ok') : respond(request);
    const { url } = await startHttpServer(listenerFor(healthy, { working: 1 }));
    const held = form(url);
    await waitForLoad({ working: 1 });
    expect((await form(url)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    finish();
    await held;
  });
});

test('oversized headers are refused', async () => {
  const { port } = await startHttpServer(listenerFor(readsBody));
  const client = await rawClient(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  await client.closed;
  expect(client.received()).toMatch(/^HTTP\/1.1 431 /);
});

test('invalid HTTP gets 400 without details of the server', async () => {
  const { port } = await startHttpServer(listenerFor(readsBody));
  const client = await rawClient(port, 'hello\r\n\r\n');
  await client.closed;
  expect(client.received()).toMatch(/^HTTP\/1.1 400 /);
  expect(client.received()).not.toMatch(/node|hono|express/i);
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { baseHeaders } from '#server/http/response/security-headers.ts';
import { createSiteListener } from '#server/http/site-listener.ts';
import { rawClient, startHttpServer } from '#tests/support/http-server.ts';
import { createAdmission, defaultLimits } from './admission.ts';

/** Some turns of the event loop, in which sockets and handlers make progress. */
const turns = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise(setImmediate);
};
const empty = { arriving: 0, working: 0, live: 0 };

/** Events of one request, in any order, repeated or missing. */
type Happening =
  | { at: number; what: 'body' | 'response' | 'fails' | 'hang-up' | 'written' }
  | { at: number; what: 'time'; ms: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    at: fc.nat(11),
    what: fc.constantFrom('body', 'response', 'fails', 'hang-up', 'written'),
  }),
  fc.record({ at: fc.nat(11), what: fc.constant('time' as const), ms: fc.nat(40_000) }),
);

/** The parts of a request and a response that admission reads. */
const pair = () => {
  const socket = {
    destroyed: false,
    bytesRead: 0,
    destroy: () => Object.assign(socket, { destroyed: true }),
  };
  const incoming = { method: 'POST', complete: false, destroyed: false, socket };
  const outgoing = { writableEnded: false, destroyed: false };
  return {
    incoming: incoming as unknown as IncomingMessage,
    outgoing: outgoing as unknown as ServerResponse,
    change: { incoming, outgoing, socket },
  };
};

describe('when all places are taken by a network each', () => {
  const bodies = (limits: { arriving: number }) => {
    let network = '';
    let ms = 0;
    const admission = createAdmission({
      limits: { ...defaultLimits, ...limits },
      networkOf: () => network,
      onRejected: () => {},
      elapsed: () => ms,
    });
    return {
      open: (from: string, at: number) => {
        [network, ms] = [from, at];
        const { incoming, outgoing, change } = pair();
        return { isAdmitted: admission.tryAdmit(incoming, outgoing), ...change };
      },
      close: admission.close,
    };
  };

  test('the slowest of all gives way, not the one that has just begun', () => {
    const { open, close } = bodies({ arriving: 3 });
    const slow = open('a', 0);
    const fast = open('b', 0);
    const begun = open('c', 9_000);
    slow.socket.bytesRead = 5_000;
    fast.socket.bytesRead = 50_000;
    expect(open('d', 9_001).isAdmitted).toBe(true);
    expect([slow, fast, begun].map(({ socket }) => socket.destroyed)).toEqual([true, false, false]);
    expect(open('d', 9_002).isAdmitted).toBe(false);
    close();
  });
});

describe('whatever happens to requests, in whatever order', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('every count ends at zero, and the limits are never exceeded', async () => {
    const limits = { ...defaultLimits, arriving: 6, arrivingPerNetwork: 3 };
    const requests = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(requests, fc.array(happening, { maxLength: 80 }), async (networks, happenings) => {
        const admission = createAdmission({
          limits,
          networkOf: (incoming) => networks[indexOf(incoming)] ?? '',
          onRejected: () => {},
          elapsed: Date.now,
        });
        const pairs = networks.map(pair);
        const indexOf = (incoming: IncomingMessage) => pairs.findIndex((one) => one.incoming === incoming);
        const works = pairs.map(() => Promise.withResolvers<string>());
        // Nothing else handles the rejection of a refused request's work.
        for (const { promise } of works) promise.catch(() => {});
        const responses = pairs.map(({ incoming, outgoing }, at) => {
          if (!admission.tryAdmit(incoming, outgoing)) return undefined;
          const work = works[at] as (typeof works)[number];
          return admission
            .handle(
              () => work.promise,
              incoming,
              () => 'late',
            )
            .catch(() => 'failed');
        });
        const check = () => expect(admission.load.arriving).toBeLessThanOrEqual(limits.arriving);
        check();
        for (const one of happenings) {
          const { change } = pairs[one.at] as (typeof pairs)[number];
          if (one.what === 'body') change.incoming.complete = true;
          if (one.what === 'response') works[one.at]?.resolve('done');
          if (one.what === 'fails') works[one.at]?.reject(new Error('broken'));
          if (one.what === 'written') change.outgoing.writableEnded = true;
          if (one.what === 'hang-up') change.socket.destroyed = true;
          if (one.what === 'time') await vi.advanceTimersByTimeAsync(one.ms);
          else await vi.advanceTimersByTimeAsync(0);
          check();
        }
        // No more events follow: the passing of time alone must release every slot.
        await vi.advanceTimersByTimeAsync(limits.maxBodyMs + 2 * limits.maxResponseMs + 2_000);
        expect(admission.load).toEqual(empty);
        for (const response of responses) await response;
        const next = pair();
        expect(admission.tryAdmit(next.incoming, next.outgoing)).toBe(true);
        admission.close();
      }),
      { numRuns: 100 },
    );
  });
});

describe('the same on real sockets', () => {
  /** The behavior of the app, and then that of the client. */
  type Visit = {
    app: 'at once' | 'after the body' | 'later' | 'fails' | 'never';
    sends: number;
    leaves: 'at once' | 'after the response' | 'after a while' | 'stays';
  };
  const visit: fc.Arbitrary<Visit> = fc.record({
    app: fc.constantFrom('at once', 'after the body', 'later', 'fails', 'never'),
    sends: fc.constantFrom(0, 10, 5_000, 200_000),
    leaves: fc.constantFrom('at once', 'after the response', 'after a while', 'stays'),
  });
  const length = 200_000;
  const commonHeaders = baseHeaders('http://localhost');

  const app = async (request: Request): Promise<Response> => {
    const how = new URL(request.url).searchParams.get('app') as Visit['app'];
    if (how === 'after the body') await request.text();
    if (how === 'later') await turns(30);
    if (how === 'fails') throw new Error('broken');
    if (how === 'never') await new Promise(() => {});
    return new Response('response', { status: how === 'at once' ? 404 : 200 });
  };

  test('every count ends at zero', async () => {
    const limits = { ...defaultLimits, graceMs: 300, minBytesPerSecond: 1e9, maxResponseMs: 300 };
    const onRejected = () => {};
    const admission = createAdmission({ limits, networkOf: () => 'one', onRejected });
    const listener = createSiteListener({
      fetch: app,
      admission,
      fastPath: null,
      commonHeaders,
      onRejected,
    });
    const { port } = await startHttpServer(listener);
    const play = async ({ app: how, sends, leaves }: Visit) => {
      const path = `/form/help?${new URLSearchParams({ app: how })}`;
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
      const client = await rawClient(port, head + 'x'.repeat(sends));
      if (leaves === 'after the response')
        await Promise.race([
          expect.poll(() => client.received(), { timeout: 2_000 }).toContain('\r\n\r\n'),
          client.closed,
        ]).catch(() => {});
      if (leaves === 'after a while') await turns(20);
      if (leaves !== 'stays') client.socket.destroy();
    };
    await fc.assert(
      fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 20 }), async (visits) => {
        await Promise.all(visits.map(play));
        await expect.poll(() => admission.load).toEqual(empty);
      }),
      { numRuns: 6 },
    );
    admission.close();
  }, 120_000);
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdmission, defaultLimits } from './admission.ts';

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

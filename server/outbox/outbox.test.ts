import { expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type Handler, startWorker } from '#server/deliveries/worker.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { entryForManagers, entryKinds } from './entry-kinds.ts';
import { claim, complete, extendLease, park, retryNow } from './outbox.ts';
import { maxAttempts, waitMsAfter, requestedWaitMs } from './retry.ts';

const leaseMs = 20_000;
const fill = async (database: Database, count: number, clock = adjustableClock()) => {
  const intake = intakeOn(database, { clock });
  for (let n = 0; n < count; n++) {
    await storeSubmission(
      intake,
      testMetadata({ key: `k${n}` }),
      testInput({ entries: [entryForManagers(3, [])] }),
    );
  }
  return clock;
};
const entries = ({ kysely }: Database) =>
  unscoped(kysely).selectFrom('outbox').selectAll().orderBy('created_at').execute();
const until = (isTrue: () => Promise<boolean>) => expect.poll(isTrue, { interval: 10 }).toBe(true);

test('retries reach over more than a day, and jitter only lengthens a wait', () => {
  const waits = Array.from({ length: maxAttempts }, (_, n) => waitMsAfter(n + 1, () => 0));
  expect(waits.slice(0, -1).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).toBeGreaterThan(dayMs);
  expect(waits.at(-1)).toBeUndefined();
  expect(waitMsAfter(1, () => 0)).toBe(5000);
  expect(waitMsAfter(1, () => 1)).toBe(6000);
});

test('a requested wait can make the wait longer, with jitter and up to six hours, and never shorter', () => {
  expect(requestedWaitMs(5000, 60_000, () => 0)).toBe(60_000);
  expect(requestedWaitMs(5000, 60_000, () => 1)).toBe(72_000);
  expect(requestedWaitMs(2 * hourMs, 60_000, () => 1)).toBe(2 * hourMs);
  expect(requestedWaitMs(5000, 365 * dayMs, () => 0)).toBe(6 * hourMs);
});

describeOnBothDatabases('the outbox', (open) => {
  test('no entry is leased twice, however many workers claim', async () => {
    const database = await open('empty');
    const clock = await fill(database, 30);
    const claims = await Promise.all(
      Array.from({ length: 6 }, () =>
        claim(database, { count: 8, leaseMs, now: clock.now(), kinds: entryKinds }),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test('a dead worker frees its entries when its lease ends, and can no longer finish them', async () => {
    const database = await open('empty');
    const clock = await fill(database, 1);
    const [dead] = await claim(database, { count: 1, leaseMs, now: clock.now(), kinds: entryKinds });
    expect(
      await claim(database, { count: 1, leaseMs, now: clock.now() + leaseMs - 1, kinds: entryKinds }),
    ).toEqual([]);
    const [taken] = await claim(database, {
      count: 1,
      leaseMs,
      now: clock.now() + leaseMs,
      kinds: entryKinds,
    });
    expect(taken).toMatchObject({ id: dead?.id, attempts: 2 });
    if (!dead) throw new Error('nothing was claimed');
    expect(await extendLease(database.kysely, dead, clock.now() + 2 * leaseMs)).toBe(false);
    await complete(database.kysely, dead, clock.now());
    await park(database.kysely, dead, 'late');
    expect((await entries(database))[0]).toMatchObject({ state: 'pending' });
  });

  test('a worker that is alive keeps its lease', async () => {
    const database = await open('empty');
    const clock = await fill(database, 1);
    const [entry] = await claim(database, { count: 1, leaseMs, now: clock.now(), kinds: entryKinds });
    if (!entry) throw new Error('nothing was claimed');
    expect(await extendLease(database.kysely, entry, clock.now() + 2 * leaseMs)).toBe(true);
    expect(
      await claim(database, { count: 1, leaseMs, now: clock.now() + leaseMs, kinds: entryKinds }),
    ).toEqual([]);
  });

  const work = async (database: Database, handler: Handler, clock = adjustableClock()) => {
    const events: string[] = [];
    const worker = startWorker({
      database,
      handlers: { 'notify-managers': handler },
      clock,
      log: (event) => events.push(event),
    });
    return { worker, events };
  };

  test('mails that hang keep no lead from the marketing provider', async () => {
    const database = await open('empty');
    const clock = await fill(database, 12);
    clock.advance(1);
    const forward = testInput({ entries: [{ kind: 'forward-lead', payload: { formId: 'f' } }] });
    await storeSubmission(intakeOn(database, { clock }), testMetadata({ key: 'lead' }), forward);
    const forwarded = vi.fn(async () => {});
    const hanging = vi.fn(() => new Promise<void>(() => {}));
    const handlers = { 'notify-managers': hanging, 'forward-lead': forwarded };
    const worker = startWorker({ database, handlers, clock });
    await expect.poll(() => forwarded.mock.calls.length).toBe(1);
    expect(hanging).toHaveBeenCalledTimes(8);
    await worker.stop(0);
  });

  test('a failed delivery waits, a permanently refused one is parked with the reason, both can be released', async () => {
    const database = await open('empty');
    const clock = await fill(database, 3);
    const errors = [
      new Error('down'),
      new PermanentFailure('550 no such user'),
      new TryLater('slow', 90_000),
    ];
    const all = await entries(database);
    const failing = await work(
      database,
      async ({ id }) => {
        throw errors[all.findIndex((entry) => entry.id === id)];
      },
      clock,
    );
    await until(async () => (await entries(database)).every(({ last_error }) => last_error !== null));
    await failing.worker.stop();
    const byReason = Object.fromEntries((await entries(database)).map((entry) => [entry.last_error, entry]));
    expect(byReason.down).toMatchObject({ state: 'pending', attempts: 1 });
    expect((byReason.down?.run_at ?? 0) - clock.now()).toBeGreaterThanOrEqual(5000);
    expect(byReason['550 no such user']).toMatchObject({ state: 'parked' });
    const delay = (byReason.slow?.run_at ?? 0) - clock.now();
    expect(delay).toBeGreaterThanOrEqual(90_000);
    expect(delay).toBeLessThanOrEqual(108_000);

    expect(await retryNow(database.kysely, clock.now())).toBe(3);
    const good = await work(database, async () => {}, clock);
    await until(async () => (await entries(database)).every(({ state }) => state === 'done'));
    await good.worker.stop();
  });

  test('after the last attempt an entry is parked', async () => {
    const database = await open('empty');
    const clock = await fill(database, 1);
    const { worker, events } = await work(
      database,
      async () => {
        throw new Error('still down');
      },
      clock,
    );
    for (let n = 1; n < maxAttempts; n++) {
      await until(async () => {
        const [entry] = await entries(database);
        return entry?.lease_token === null && entry.attempts === n;
      });
      clock.advance(13 * hourMs);
      worker.notify();
    }
    await until(async () => (await entries(database))[0]?.state === 'parked');
    await worker.stop();
    expect(events.at(-1)).toBe('parked');
    expect((await entries(database))[0]).toMatchObject({
      attempts: maxAttempts,
      last_error: 'still down',
    });
  });

  test('a worker that stops waits briefly for a hanging entry, then releases it; a late success changes nothing', async () => {
    const database = await open('empty');
    const clock = await fill(database, 2);
    const [first] = await entries(database);
    const late = Promise.withResolvers<void>();
    const soon = Promise.withResolvers<void>();
    let started = 0;
    let isAborted = false;
    const { worker, events } = await work(
      database,
      ({ id }, shutdown) => {
        started += 1;
        shutdown.addEventListener('abort', () => {
          isAborted = true;
        });
        return id === first?.id ? late.promise : soon.promise;
      },
      clock,
    );
    await until(async () => started === 2);
    const stopped = worker.stop(500);
    soon.resolve();
    await stopped;
    expect(isAborted).toBe(true);
    const states = async () =>
      Object.fromEntries((await entries(database)).map(({ id, state }) => [id === first?.id, state]));
    expect(await states()).toEqual({ true: 'pending', false: 'done' });
    expect((await entries(database)).find(({ id }) => id === first?.id)).toMatchObject({
      lease_token: null,
      attempts: 0,
    });

    const [taken] = await claim(database, { count: 8, leaseMs, now: clock.now(), kinds: entryKinds });
    expect(taken).toMatchObject({ id: first?.id, attempts: 1 });
    late.resolve();
    for (let n = 0; n < 10; n++) expect((await states()).true).toBe('pending');
    if (taken) await complete(database.kysely, taken, clock.now());
    expect(await states()).toEqual({ true: 'done', false: 'done' });
    expect(events).toEqual([]);
  });

  test('an older version leaves entries of a new kind to the new version', async () => {
    const database = await open('empty');
    const clock = await fill(database, 2);
    const [first, second] = await entries(database);
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ kind: 'kind-of-tomorrow' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const { worker } = await work(database, async () => {}, clock);
    await until(async () => (await entries(database)).some(({ state }) => state === 'done'));
    await worker.stop();
    expect(await entries(database)).toMatchObject([
      { id: first?.id, state: 'pending', attempts: 0 },
      { id: second?.id, state: 'done' },
    ]);
  });
});

import { expect, test, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { entryKinds } from '#server/outbox/entry-kinds.ts';
import { claim, complete } from '#server/outbox/leased-entries.ts';
import { retryNow } from '#server/outbox/outbox.ts';
import { maxAttempts } from '#server/outbox/retry.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { fillOutbox, outboxEntries } from '#tests/rows/filled-outbox.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { type Handler, startWorker } from './worker.ts';

const leaseMs = 20_000;
const until = (isTrue: () => Promise<boolean>) => expect.poll(isTrue, { interval: 10 }).toBe(true);

describeOnBothDatabases('the worker of the outbox', (open) => {
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
    const clock = await fillOutbox(database, 12);
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
    const clock = await fillOutbox(database, 3);
    const errors = [
      new Error('down'),
      new PermanentFailure('550 no such user'),
      new TryLater('slow', 90_000),
    ];
    const all = await outboxEntries(database);
    const failing = await work(
      database,
      async ({ id }) => {
        throw errors[all.findIndex((entry) => entry.id === id)];
      },
      clock,
    );
    await until(async () => (await outboxEntries(database)).every(({ last_error }) => last_error !== null));
    await failing.worker.stop();
    const byReason = Object.fromEntries(
      (await outboxEntries(database)).map((entry) => [entry.last_error, entry]),
    );
    expect(byReason.down).toMatchObject({ state: 'pending', attempts: 1 });
    expect((byReason.down?.run_at ?? 0) - clock.now()).toBeGreaterThanOrEqual(5000);
    expect(byReason['550 no such user']).toMatchObject({ state: 'parked' });
    const delay = (byReason.slow?.run_at ?? 0) - clock.now();
    expect(delay).toBeGreaterThanOrEqual(90_000);
    expect(delay).toBeLessThanOrEqual(108_000);

    expect(await retryNow(database.kysely, clock.now())).toBe(3);
    const good = await work(database, async () => {}, clock);
    await until(async () => (await outboxEntries(database)).every(({ state }) => state === 'done'));
    await good.worker.stop();
  });

  test('after the last attempt an entry is parked', async () => {
    const database = await open('empty');
    const clock = await fillOutbox(database, 1);
    const { worker, events } = await work(
      database,
      async () => {
        throw new Error('still down');
      },
      clock,
    );
    for (let n = 1; n < maxAttempts; n++) {
      await until(async () => {
        const [entry] = await outboxEntries(database);
        return entry?.lease_token === null && entry.attempts === n;
      });
      clock.advance(13 * hourMs);
      worker.notify();
    }
    await until(async () => (await outboxEntries(database))[0]?.state === 'parked');
    await worker.stop();
    expect(events.at(-1)).toBe('parked');
    expect((await outboxEntries(database))[0]).toMatchObject({
      attempts: maxAttempts,
      last_error: 'still down',
    });
  });

  test('a worker that stops waits briefly for a hanging entry, then releases it; a late success changes nothing', async () => {
    const database = await open('empty');
    const clock = await fillOutbox(database, 2);
    const [first] = await outboxEntries(database);
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
      Object.fromEntries((await outboxEntries(database)).map(({ id, state }) => [id === first?.id, state]));
    expect(await states()).toEqual({ true: 'pending', false: 'done' });
    expect((await outboxEntries(database)).find(({ id }) => id === first?.id)).toMatchObject({
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
    const clock = await fillOutbox(database, 2);
    const [first, second] = await outboxEntries(database);
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ kind: 'kind-of-tomorrow' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const { worker } = await work(database, async () => {}, clock);
    await until(async () => (await outboxEntries(database)).some(({ state }) => state === 'done'));
    await worker.stop();
    expect(await outboxEntries(database)).toMatchObject([
      { id: first?.id, state: 'pending', attempts: 0 },
      { id: second?.id, state: 'done' },
    ]);
  });
});

import { expect, test, vi } from 'vitest';
import { submit, TooManySubmissions } from '#server/models/leads/intake.ts';
import { entryForManagers } from '#server/outbox/entry-kinds.ts';
import { claim, postpone } from '#server/outbox/outbox.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { startWorker } from './worker.ts';

vi.setConfig({ testTimeout: 30_000 });

const leaseMs = 20_000;
const hour = 3_600_000;
const year = 365 * 24 * hour;

describeOnBothDatabases('when the clock jumps', (open) => {
  const filled = async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    await submit(
      intakeOn(database, { clock }),
      testMetadata(),
      testInput({ entries: [entryForManagers(3, [])] }),
    );
    return {
      database,
      clock,
      claimAll: () => claim(database, { count: 8, leaseMs, now: clock.now() }),
    };
  };

  test('back an hour, a delivery that was just stored is still sent at once', async () => {
    const { clock, claimAll } = await filled();
    clock.advance(-hour);
    expect(await claimAll()).toHaveLength(1);
  });

  test('back an hour, a dead worker’s lease does not hold its entry for that hour', async () => {
    const { clock, claimAll } = await filled();
    expect(await claimAll()).toHaveLength(1);
    clock.advance(-hour);
    expect(await claimAll()).toHaveLength(1);
  });

  test('back by seconds, as clocks are set every day, a living lease is respected', async () => {
    const { clock, claimAll } = await filled();
    expect(await claimAll()).toHaveLength(1);
    clock.advance(-30_000);
    expect(await claimAll()).toHaveLength(0);
  });

  test('a year ahead and back, a postponed entry does not wait for that year', async () => {
    const { database, clock, claimAll } = await filled();
    clock.advance(year);
    const [entry] = await claimAll();
    if (!entry) throw new Error('nothing was claimed');
    await postpone(database.kysely, entry, clock.now() + 5 * 60_000, 'the mail server was away');
    clock.advance(-year);
    expect(await claimAll()).toHaveLength(1);
  });

  test('ahead an hour in the middle of a delivery, it is made once', async () => {
    const { database, clock } = await filled();
    let made = 0;
    let finish = () => {};
    const worker = startWorker({
      database,
      handlers: {
        'notify-managers': () => {
          made += 1;
          return new Promise<void>((resolve) => {
            finish = resolve;
          });
        },
      },
      clock,
    });
    await vi.waitFor(() => expect(made).toBe(1));
    const lease = () =>
      database.kysely
        .selectFrom('outbox')
        .select('lease_token')
        .where('kind', '<>', 'open-ticket')
        .executeTakeFirstOrThrow();
    const before = await lease();
    clock.advance(hour);
    worker.notify();
    await vi.waitFor(async () => expect(await lease()).not.toEqual(before));
    finish();
    await vi.waitFor(async () => {
      const states = await database.kysely
        .selectFrom('outbox')
        .select('state')
        .where('kind', '<>', 'open-ticket')
        .execute();
      expect(states).toEqual([{ state: 'done' }]);
    });
    await worker.stop();
    expect(made).toBe(1);
  });

  test('ahead or back, a visitor who reached the limit waits no longer than a minute', async () => {
    const database = await open('empty');
    const clock = adjustableClock();
    const intake = intakeOn(database, { clock, limitPerMinute: 1 });
    const send = (key: string) =>
      submit(intake, testMetadata({ key }), testInput({ email: `${key}@example.com`, entries: [] }));
    await send('first');
    const refusal = await send('second').catch((error) => error);
    expect(refusal).toBeInstanceOf(TooManySubmissions);
    for (const jump of [hour, -5 * hour]) {
      clock.advance(jump);
      await send(`after ${jump}`);
      const refused = (await send(`again ${jump}`).catch((error) => error)) as TooManySubmissions;
      expect(refused).toBeInstanceOf(TooManySubmissions);
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });
});

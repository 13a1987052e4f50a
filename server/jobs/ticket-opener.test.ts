import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { createLog } from '#server/log/log.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { startTicketOpener } from './ticket-opener.ts';

const clock = { now: () => Date.now() };

const start = (database: Database) => {
  const listeners: (() => void)[] = [];
  const opener = startTicketOpener({
    database,
    clock,
    log: createLog('silent'),
    forms: { onWork: (listener) => void listeners.push(listener) },
  });
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const count = async () =>
    (await unscoped(database.kysely).selectFrom('tickets').select('id').execute()).length;
  const until = (wanted: number) => expect.poll(count).toBe(wanted);
  return { opener, notify, until, count };
};

describeOnSqlite('the ticket opener', (open) => {
  test('opens the ticket of a submission that was stored before it started, however old', async () => {
    const database = await open('empty');
    const longAgo = adjustableClock(Date.now() - 100 * dayMs);
    await storeSubmission(intakeOn(database, { clock: longAgo }), testMetadata({ key: 'a' }), testInput());
    const { opener, until } = start(database);
    await until(1);
    await opener.stop();
  });

  test('opens one ticket for each of forty submissions at once; one after its end waits for the next start', async () => {
    const database = await open('empty');
    const { opener, notify, until, count } = start(database);
    const intake = intakeOn(database, { clock, notifyWorker: notify });
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        storeSubmission(intake, testMetadata({ key: `b${n}` }), testInput()),
      ),
    );
    await until(40);
    await opener.stop();
    expect(await count()).toBe(40);
    await storeSubmission(intake, testMetadata({ key: 'after' }), testInput());
    expect(await count()).toBe(40);
    const next = start(database);
    await next.until(41);
    await next.opener.stop();
  });
});

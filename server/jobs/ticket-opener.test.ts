import { expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { createLog } from '#server/log/log.ts';
import { submit } from '#server/models/leads/intake.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { startTicketOpener } from './ticket-opener.ts';

const start = (database: Database) => {
  const listeners: (() => void)[] = [];
  const moved: number[][] = [];
  const waiting: (() => void)[] = [];
  const opener = startTicketOpener({
    database,
    clock: { now: () => Date.now() },
    log: createLog('silent'),
    intake: { onWork: (listener) => void listeners.push(listener) },
    staff: {
      live: {
        notifyChange: (studios = []) => {
          moved.push([...studios]);
          for (const resolve of waiting.splice(0)) resolve();
        },
      },
    },
  });
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const count = async () => (await database.kysely.selectFrom('tickets').select('id').execute()).length;
  const until = async (wanted: number) => {
    while ((await count()) < wanted) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return { opener, notify, moved, until, count };
};

describeOnBothDatabases('the ticket opener', (open) => {
  test('opens tickets of waiting entries, of submissions without an entry and of new ones, and announces the studios', async () => {
    const database = await open('empty');
    const clock = { now: () => Date.now() };
    const before = intakeOn(database, { clock });
    for (let n = 0; n < 30; n++) await submit(before, testMetadata({ key: `a${n}` }), testInput());
    await submit(before, testMetadata({ key: 'forgotten' }), testInput({ locationId: 48720 }));
    const { id } = await database.kysely
      .selectFrom('submissions')
      .select('id')
      .where('studio_id', '=', 48720)
      .executeTakeFirstOrThrow();
    await database.kysely.deleteFrom('outbox').where('submission_id', '=', id).execute();
    const { opener, notify, moved, until, count } = start(database);
    await until(31);
    const intake = intakeOn(database, { clock, notifyWorker: notify });
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => submit(intake, testMetadata({ key: `b${n}` }), testInput())),
    );
    await until(71);
    await opener.stop();
    expect(await count()).toBe(71);
    expect(new Set(moved.flat())).toEqual(new Set([8, 3]));
    await submit(intake, testMetadata({ key: 'after' }), testInput());
    expect(await count()).toBe(71);
  });
});

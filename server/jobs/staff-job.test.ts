import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { createLog } from '#server/log/log.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, readTicket, sendLead, sentAt } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { startStaffJob } from './staff-job.ts';

const midtown = 8;

describeOnBothDatabases('the staff job', (open) => {
  test('removes the assignee of an overdue lead', async () => {
    const database = await open('empty');
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const lead = await sendLead(database, 'a');
    await changesOn(database)(luis, lead, { kind: 'take' });
    const lines: string[] = [];
    const job = startStaffJob({
      database,
      clock: { now: () => sentAt + 25 * hourMs },
      log: createLog('info', (line) => void lines.push(line)),
    });
    await job.runNow();
    expect(await readTicket(database, lead)).toMatchObject({ assignee_id: null });
    expect(lines).toEqual([]);
    await job.stop();
  });

  test('a part that fails is logged and does not stop the others', async () => {
    const database = await open('empty');
    const expired = { hash: 'a', purpose: 'sign-in', staff_id: null, expires_at: sentAt - 1 };
    await database.kysely.insertInto('staff_challenges').values(expired).execute();
    const lines: string[] = [];
    await database.kysely.schema.alterTable('tickets').renameTo('gone').execute();
    const job = startStaffJob({
      database,
      clock: { now: () => sentAt },
      log: createLog('info', (line) => void lines.push(line)),
    });
    await job.runNow();
    expect(lines).toEqual([expect.stringContaining('"in":"staff"')]);
    expect(await database.kysely.selectFrom('staff_challenges').selectAll().execute()).toEqual([]);
    await job.stop();
  });
});

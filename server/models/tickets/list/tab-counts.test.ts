import { expect, test } from 'vitest';
import { visibleScopes } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { oldestUnassigned } from './tab-counts.ts';

describeOnBothDatabases('the oldest unassigned ticket', (open) => {
  test('is the oldest of those that the member sees', async () => {
    const database = await open('empty');
    const frontDesk = await addStaff(database, 'Front_Desk', [toStudioId(3)], 'Ana Ruiz');
    const teacher = await addStaff(database, 'Teacher', [toStudioId(3)], 'Luis Ortega');
    expect(await oldestUnassigned(database, frontDesk)).toBeNull();
    await fillTickets(database, 60, 3);
    const all = await unscoped(database.kysely).selectFrom('tickets').selectAll().execute();
    const seen = all.filter(
      ({ box, scope }) => box === 'unassigned' && visibleScopes(frontDesk).includes(scope),
    );
    expect(seen.length).toBeGreaterThan(0);
    const oldest = Math.min(...seen.map((ticket) => ticket.created_at));
    expect(await oldestUnassigned(database, frontDesk)).toBe(oldest);
    expect(await oldestUnassigned(database, teacher)).toBeNull();
  });
});

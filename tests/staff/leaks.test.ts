import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { StaffRoute } from '#server/staff/route.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { inLongRun, seedOf } from '#tests/support/long-run.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { addMarkedAccounts } from './marked-accounts.ts';
import { marksIn } from './marked-leads.ts';
import {
  allowedFor,
  forbiddenColleagues,
  forbiddenMarks,
  readStoredAccounts,
  type StoredLead,
  type Viewer,
} from './oracle.ts';
import { runLeaks } from './run-leaks.ts';

test('a colleague of another studio is found, but not one who worked on a lead that the member sees', () => {
  const member = { id: 'ana', role: 'Studio_Manager', studios: [toStudioId(1)] } as const;
  const colleague = (id: string, role: Viewer['role'], studios: number[]) => ({
    id,
    name: id,
    role,
    studios: studios.map(toStudioId),
  });
  const team = [
    ...[colleague('ana', 'Studio_Manager', [1]), colleague('cam', 'Corporate', [])],
    ...[colleague('near', 'Front_Desk', [1, 2]), colleague('far', 'Front_Desk', [2])],
    colleague('met', 'Front_Desk', [2]),
  ];
  const lead = (studio: number, worker: string) => ({ studio, scopeClass: 'lead', workers: [worker] });
  const leads = [lead(1, 'met'), lead(2, 'far')] as unknown as StoredLead[];
  const everybody = JSON.stringify(team);
  expect(forbiddenColleagues(everybody, member, { team, leads })).toEqual([
    'a colleague of other studios: far',
  ]);
  expect(forbiddenColleagues('{}', member, { team, leads })).toEqual([]);
});

describeOnSqlite('a response with every account', (open) => {
  test('has too much for each member: other studios, private values without a log, password hashes', async () => {
    const database = await open('empty');
    await addMarkedAccounts(database, 0);
    const accounts = await readStoredAccounts(database);
    const response = JSON.stringify(
      await unscoped(database.kysely).selectFrom('accounts').selectAll().execute(),
    );
    const reported = (role: Viewer['role'], studios: number[], permission: StaffRoute['permission']) => {
      const allowed = allowedFor({ id: '', role, studios: studios.map(toStudioId) }, [], accounts);
      const found = forbiddenMarks(marksIn(response), allowed, { permission });
      const count = (start: string) => found.filter((one) => one.startsWith(start)).length;
      return [count('the name'), count('private values'), count('the password hash')];
    };
    const all = accounts.length;
    const studio = accounts.find((account) => account.studio !== 0)?.studio ?? 0;
    const others = accounts.filter((account) => account.studio !== studio).length;
    expect(others).toBeLessThan(all);
    expect(reported('Corporate', [], 'ticket.see')).toEqual([0, all, all]);
    expect(reported('Corporate', [], 'private.read')).toEqual([0, 0, all]);
    expect(reported('Studio_Manager', [studio], 'ticket.see')).toEqual([others, all, all]);
    expect(reported('Studio_Manager', [studio], 'private.read')).toEqual([others, others, all]);
    expect(reported('Front_Desk', [studio], 'private.read')).toEqual([others, all, all]);
    expect(reported('Teacher', [studio], 'private.read')).toEqual([all, all, all]);
  });
});

describeOnSqlite('random members request what they may and may not see', (open) => {
  test(
    'requests on all routes return nothing that the member may not see',
    async () => {
      const seed = seedOf(20_261_116);
      const { leaks, named, privates, unread } = await runLeaks(
        await open('empty'),
        temporaryFolder(),
        seed,
        inLongRun(700, 10_000),
      );
      expect(leaks, `seed ${seed}`).toEqual([]);
      expect(unread).toEqual([]);
      // The responses of these routes contain names, so not all requests are refused.
      for (const route of ['GET /', 'GET /leads', 'GET /leads/:id', 'GET /log'])
        expect(named[route]).toBeGreaterThan(0);
      expect(privates).toBeGreaterThan(0);
    },
    inLongRun(120_000, 0),
  );
});

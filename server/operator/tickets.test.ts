import { expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeInTx } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/databases/demo-tickets.ts';
import { operate } from './operator.ts';
import { OperatorError } from './operator-error.ts';

const said = async (database: Database, ...args: string[]) => {
  let text = '';
  for await (const line of operate(database, args)) text += line;
  return text;
};

describeOnBothDatabases('tickets on the command line', (open) => {
  test('open ones are listed, the longest overdue first, without a name or an email address of a visitor', async () => {
    const database = await open('empty');
    await fillTickets(database, 40);
    const contacted = await database.kysely
      .selectFrom('tickets')
      .select(['id', 'reference'])
      .where('box', '=', 'unassigned')
      .orderBy('rank')
      .executeTakeFirstOrThrow();
    const contact = { kind: 'contact', channel: 'call', outcome: 'reached' } as const;
    await database.transact((tx) =>
      changeInTx(tx, {
        member: null,
        actor: systemActor,
        id: contacted.id,
        change: contact,
        now: Date.parse('2026-11-16T14:00:00Z'),
      }),
    );
    const lines = (await said(database, 'tickets', 'list')).trim().split('\n');
    expect(lines.at(-1)).toContain(contacted.reference);
    expect(lines.pop()).not.toContain('due');
    const unassigned = await database.kysely
      .selectFrom('tickets')
      .select('id')
      .where('box', '=', 'unassigned')
      .execute();
    expect(lines).toHaveLength(unassigned.length);
    const due = lines.map((line) => /due (\S+)/.exec(line)?.[1] ?? '');
    expect(due).toEqual(due.toSorted());
    expect(lines.join()).not.toContain('@example.com');
    const davie = (await said(database, 'tickets', 'list', '--studio', 'davie')).trim();
    expect(davie.split('\n').every((line) => line === '' || line.includes('Davie'))).toBe(true);
    for (const args of [['list', '--studio', 'atlantis'], ['figures', '--studio', 'davie'], ['lists'], []])
      await expect(said(database, 'tickets', ...args)).rejects.toBeInstanceOf(OperatorError);
  });

  test('figures count every ticket once, and submissions that have none', async () => {
    const database = await open('empty');
    await fillTickets(database, 30);
    await database.kysely.deleteFrom('tickets').where('box', '=', 'held').execute();
    const text = await said(database, 'tickets', 'figures');
    const counts = text
      .trim()
      .split('\n')
      .map((line) => Number(line.split(/\s+/).at(-1)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
    expect(text).toMatch(/not opened [1-9]/);
  });
});

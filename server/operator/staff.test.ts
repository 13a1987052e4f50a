import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';
import { operate } from './operator.ts';
import { OperatorError } from './operator-error.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

const said = async (database: Database, ...args: string[]) =>
  text(operate(database, ['staff', ...args], now, 'https://heliora.example'));
const corporate = ['--role', 'Corporate', '--name', 'Ana Ruiz'];

describeOnBothDatabases('the operator and the staff accounts', (open) => {
  test('the first account comes from one line with a link that opens the invitation', async () => {
    const database = await open('empty');
    const line = await said(database, 'invite', 'Ana@Heliora.example', ...corporate);
    expect(line).toMatch(
      /^https:\/\/heliora\.example\/staff\/invite\/[\w-]{43} works once, for 24 hours\.\n$/,
    );
    const site = createStaffSite(database, { now });
    const path = new URL(line.split(' ')[0] ?? '').pathname.slice('/staff'.length);
    expect(await (await site.signedOut.request(path)).text()).toContain('Hello Ana Ruiz');
    expect(await said(database, 'list')).toBe(
      'ana@heliora.example  Ana Ruiz  Corporate  all studios  invited  seen never\n',
    );
    await expect(said(database, 'invite', 'ana@heliora.example', ...corporate)).rejects.toThrow(
      'has an account already',
    );
    expect(await said(database, 'invite', 'ana@heliora.example', '--again')).toMatch(/^https:/);
    // The second invitation ends the first.
    expect((await site.signedOut.request(path)).status).toBe(404);
  });

  test('studios are given by slug, and an unknown one is refused', async () => {
    const database = await open('empty');
    const manager = ['--role', 'studio_manager', '--name', 'Luis Ortega', '--studio'];
    await said(database, 'invite', 'luis@heliora.example', ...manager, 'davie, Midtown Miami');
    expect(await said(database, 'list')).toContain('Studio_Manager  davie,midtown-miami  invited');
    for (const [args, message] of [
      [['invite', 'x@heliora.example', ...manager, 'atlantis'], 'not "atlantis"'],
      [['invite', 'x@heliora.example', '--role', 'Teacher', '--name', 'X'], '--studio names'],
      [['invite', 'x@heliora.example', '--role', 'Owner', '--name', 'X'], '--role is one of'],
      [['invite', 'x@heliora.example', ...corporate, '--studio', 'davie'], 'leave --studio out'],
      [['invite', 'x@heliora.example', '--role', 'Corporate'], '--name is missing'],
      [['invite', 'nonsense', ...corporate], 'not a valid email address'],
      [['invite', 'nobody@heliora.example', '--again'], 'No staff account'],
      [['disable', 'nobody@heliora.example'], 'No staff account'],
      [['disable'], 'Give the email address of the account'],
      [['invite', ...corporate], 'Give the email address of the new member'],
      [['lst'], 'There is no command "staff lst". There are:\n  staff list\n'],
      [['list', '--studio', 'davie'], '"staff list" takes no --studio'],
    ] as const)
      await expect(said(database, ...args)).rejects.toThrow(message);
    expect(await database.kysely.selectFrom('staff').select('id').execute()).toHaveLength(1);
  });

  test('an account is disabled, with its sessions, but not the last Corporate one', async () => {
    const database = await open('empty');
    const site = createStaffSite(database, { now });
    const ana = await site.signedIn('Corporate');
    const mia = await site.signedIn('Front_Desk', [3], 'Mia Chen');
    expect(await said(database, 'disable', mia.email)).toContain('is disabled');
    expect((await mia.request('/me')).status).toBe(303);
    expect(await said(database, 'list')).toContain('disabled');
    await expect(said(database, 'disable', ana.email)).rejects.toThrow(OperatorError);
    const { body } = await ana.requestJson('/log');
    expect(
      body.screen.data.rows
        .map(({ memberName, text }: { memberName: string; text: string }) => `${memberName} ${text}`)
        .sort(),
    ).toEqual(['The system disabled the account of Mia Chen']);
  });
});

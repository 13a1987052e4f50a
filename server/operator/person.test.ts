import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { addAccount, priya, sendAs } from '#tests/databases/sent-by-person.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { OperatorError } from './operator-error.ts';
import { personCommand } from './person.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const key = Buffer.alloc(32, 7).toString('base64');
const settings = (STAFF_KEY: string | null = key) => ({
  DATA_DIR: temporaryFolder(),
  DATABASE_URL: 'postgres://not-used',
  FILE_STORE_URL: null,
  STAFF_KEY,
});
const said = async (database: Database, args: string[], env = settings()) =>
  text(personCommand(database, env as never, args, now));

describeOnBothDatabases('the operator and one person', (open) => {
  test('exports by email address, phone, id or reference, as one JSON', async () => {
    const database = await open('empty');
    const id = await sendAs(database);
    for (const given of [priya.email.toUpperCase(), '+1 (305) 555-0188', id, id.slice(-8).toUpperCase()]) {
      const copy = JSON.parse(await said(database, ['export', given]));
      expect(copy.submissions).toMatchObject([{ values: { name: priya.name } }]);
    }
    const log = await database.kysely.selectFrom('staff_log').selectAll().execute();
    expect(log.map(({ action }) => action)).toEqual(Array(4).fill('person.export'));
    expect(JSON.stringify(log)).not.toContain('priya');
    for (const args of [[], ['export'], ['export', 'nobody'], ['show', id], ['erase', '12']])
      await expect(said(database, args)).rejects.toBeInstanceOf(OperatorError);
  });

  test('an email address or phone of which nothing is stored is an error, for a copy and for an erasure', async () => {
    const database = await open('empty');
    await sendAs(database);
    await addAccount(database, now, { ...priya, email: 'account@example.com' });
    for (const given of ['nobody@example.com', '786 555 0100'])
      for (const args of [
        ['export', given],
        ['erase', given],
        ['erase', given, '--yes'],
      ]) {
        const output = said(database, args);
        await expect(output).rejects.toBeInstanceOf(OperatorError);
        await expect(output).rejects.toThrow(/^Nothing is stored with this email address or phone\./);
      }
    const log = await database.kysely.selectFrom('staff_log').select('action').execute();
    expect(log.map(({ action }) => action)).toEqual(['person.erase', 'person.erase']);
    const { account } = JSON.parse(await said(database, ['export', 'account@example.com']));
    expect(account).toMatchObject({ email: 'account@example.com' });
  });

  test('previews what would be erased and what stays, and erases only with --yes', async () => {
    const database = await open('empty');
    await sendAs(database);
    await sendAs(database, { formKind: 'cancellation', email: 'p@example.com' });
    await addAccount(database, now, { ...priya, email: 'account@example.com' });
    expect(await said(database, ['erase', 'account@example.com'])).toContain(
      'The account of the website goes.',
    );
    const preview = await said(database, ['erase', '305 555 0188']);
    expect(preview).toMatch(/contact +goes\n/);
    expect(preview).toMatch(/cancellation +stays until 2031-11-16/);
    expect(await wholeDatabase(database)).toContain(priya.email);
    await expect(said(database, ['erase', priya.email, '--yes'], settings(null))).rejects.toThrow(
      /STAFF_KEY/,
    );
    const done = await said(database, ['erase', '305 555 0188', '--yes']);
    expect(done).toBe(
      'Erased: 1 submissions, 0 files, 0 accounts.\n1 stay for now: the law wants them stored. They go when that time is over.\n',
    );
    expect(await wholeDatabase(database)).not.toContain(priya.email);
  });
});

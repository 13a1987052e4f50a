import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { toLocationId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { recipientsOf } from '#server/models/leads/recipients.ts';
import { listManagerEmails } from '#server/models/managers.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { operate } from './operator.ts';
import { OperatorError } from './operator-error.ts';

const said = async (database: Database, ...args: string[]) => text(operate(database, args));
const fill = async (database: Database, count: number) => {
  const clock = adjustableClock();
  for (let n = 0; n < count; n++) {
    clock.advance(n % 3 ? 0 : 1000);
    await storeSubmission(
      intakeOn(database, { clock }),
      testMetadata({ key: `k${n}` }),
      testInput({ email: `v${n}@example.com` }),
    );
  }
};

describeOnBothDatabases('the operator', (open) => {
  test('lists the newest first, by form, and spam only with its option', async () => {
    const database = await open('empty');
    await fill(database, 4);
    const intake = intakeOn(database);
    await storeSubmission(
      intake,
      testMetadata({ key: 'x' }),
      testInput({ formKind: 'group-class', email: 'g@example.com' }),
    );
    await storeSubmission(
      intake,
      testMetadata({ key: 'y', honeypot: 'x' }),
      testInput({ email: 'bot@example.com' }),
    );
    const all = await said(database, 'submissions', 'list');
    expect(all.split('\n')[0]).toContain('v3@example.com');
    expect(all).not.toContain('bot@example.com');
    expect(await said(database, 'submissions', 'list', '--form', 'group-class')).toMatch(
      /^.*g@example\.com\n$/,
    );
    expect(await said(database, 'submissions', 'list', '--spam')).toMatch(
      /^.*bot@example\.com spam:honeypot\n$/,
    );
    expect((await said(database, 'submissions', 'list', '--limit', '2')).trim().split('\n')).toHaveLength(2);
  });

  test('releases a submission as genuine, once', async () => {
    const database = await open('empty');
    await storeSubmission(
      intakeOn(database),
      testMetadata({ honeypot: 'x' }),
      testInput({ email: 'ana@example.com' }),
    );
    expect(await said(database, 'outbox', 'list', '--state', 'held')).toContain('ana@example.com');
    const [row] = await unscoped(database.kysely).selectFrom('submissions').select('id').execute();
    const id = row?.id ?? '';
    expect(await said(database, 'submissions', 'release', id)).toBe(
      'Marked as genuine. Deliveries to send: 2.\n',
    );
    expect(await said(database, 'submissions', 'list')).toContain('ana@example.com');
    await expect(said(database, 'submissions', 'release', id)).rejects.toBeInstanceOf(OperatorError);
    await expect(said(database, 'submissions', 'release')).rejects.toBeInstanceOf(OperatorError);
  });

  test('shows one with its outbox', async () => {
    const database = await open('empty');
    await fill(database, 1);
    const [row] = await unscoped(database.kysely).selectFrom('submissions').select('id').execute();
    const shown = JSON.parse(await said(database, 'submissions', 'show', row?.id ?? ''));
    expect(shown).toMatchObject({
      form: 'contact',
      formId: 3,
      studioId: 48750,
      email: 'v0@example.com',
      outbox: [{ state: 'pending' }, { state: 'pending' }],
    });
    // The reference as it is printed on a receipt.
    const reference = row?.id.slice(-8).toUpperCase() ?? '';
    expect(JSON.parse(await said(database, 'submissions', 'show', reference))).toEqual(shown);
    await expect(said(database, 'submissions', 'show', 'nobody')).rejects.toBeInstanceOf(OperatorError);
  });

  test('exports everything once, in batches, as CSV and as JSON', async () => {
    const database = await open('empty');
    // A batch of 500 and the rest, which begins between submissions of the same instant.
    await fill(database, 502);
    const csv = (await said(database, 'submissions', 'export', '--csv')).trim().split('\r\n');
    expect(csv).toHaveLength(503);
    expect(new Set(csv).size).toBe(503);
    const json = JSON.parse(await said(database, 'submissions', 'export', '--json')) as { id: string }[];
    const keys = ['id', 'form', 'formId', 'studioId', 'email', 'payload', 'context', 'spam', 'createdAt'];
    expect(Object.keys(json[0] ?? {}).sort()).toEqual(keys.sort());
    expect(new Set(json.map(({ id }) => id)).size).toBe(502);
    expect(
      JSON.parse(await said(database, 'submissions', 'export', '--json', '--form', 'retreat-lead')),
    ).toEqual([]);
    await expect(said(database, 'submissions', 'export', '--json', '--form', 'retreats')).rejects.toThrow(
      /--form is one of .*retreat-lead/,
    );
  }, 60_000);

  test('a spreadsheet has a column for every field, and what was typed stays text', async () => {
    const database = await open('empty');
    const payload = { name: '=HYPERLINK("x")', freeDays: ['Monday', 'Friday'], description: 'Two\nlines' };
    await storeSubmission(
      intakeOn(database),
      testMetadata({ key: 'a' }),
      testInput({ email: 'a@example.com', payload }),
    );
    const csv = await said(database, 'submissions', 'export', '--csv');
    const columns = (csv.split('\r\n')[0] ?? '').split(',');
    expect(columns).toEqual(
      expect.arrayContaining(['time', 'email', 'name', 'freeDays', 'description', 'page']),
    );
    expect(new Set(columns).size).toBe(columns.length);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain('"Monday, Friday"');
    expect(csv).toContain('"Two\nlines"');
  });

  test('an export is UTF-8 to every spreadsheet, and has the campaign that led to the form', async () => {
    const database = await open('empty');
    const pageUri = 'https://heliora.example/retreats?utm_source=mail&utm_medium=a%3Bb&utm_campaign=%3D1';
    await storeSubmission(
      intakeOn(database),
      testMetadata({ key: 'a', pageUri }),
      testInput({ email: 'a@example.com' }),
    );
    const utm = { source: 'website_popup', medium: 'not_provided', campaign: 'ready_set_book' };
    await storeSubmission(
      intakeOn(database),
      testMetadata({ key: 'b', utm }),
      testInput({ email: 'b@example.com' }),
    );
    const csv = await said(database, 'submissions', 'export', '--csv');
    expect(csv).toMatch(/^\ufeffid,/);
    expect(csv.split('\r\n')[0]).toMatch(/,utm_source,utm_medium,utm_campaign,/);
    expect(csv).toContain(`,mail,"a;b",'=1,`);
    expect(csv).toContain(',website_popup,not_provided,ready_set_book,');
  });

  test('text-direction characters are escapes in what is listed and shown, and nothing is lost', async () => {
    const database = await open('empty');
    const payload = { name: 'Ana \u202eterces' };
    await storeSubmission(
      intakeOn(database),
      testMetadata({ key: 'a' }),
      testInput({ email: 'a@example.com', payload }),
    );
    const [row] = await unscoped(database.kysely).selectFrom('submissions').select('id').execute();
    for (const args of [
      ['submissions', 'show', row?.id ?? ''],
      ['submissions', 'export', '--json'],
    ]) {
      const printed = await said(database, ...args);
      expect(printed).not.toContain('\u202e');
      expect([JSON.parse(printed)].flat()[0].payload).toEqual(payload);
    }
  });

  test('lists parked entries with the reason and releases them', async () => {
    const database = await open('empty');
    await fill(database, 1);
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ state: 'parked', last_error: '550 no\nsuch user' })
      .execute();
    expect(await said(database, 'outbox', 'list')).toContain('550 no such user');
    const [entry] = await deliveryEntries(database);
    expect(await said(database, 'outbox', 'release', entry?.id ?? '')).toBe('1 released.\n');
    expect(await said(database, 'outbox', 'release', '--all')).toBe('1 released.\n');
    expect(await said(database, 'outbox', 'list')).toBe('');
    await expect(said(database, 'outbox', 'release', 'nothing')).rejects.toBeInstanceOf(OperatorError);
  });

  test('lists a pending entry with the time at which it is due, or since when it is being sent', async () => {
    const database = await open('empty');
    await fill(database, 1);
    const pending = () => said(database, 'outbox', 'list', '--state', 'pending');
    expect(await pending()).toMatch(/ {2}due 20\S+Z\n/);
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ sending_at: Date.parse('2026-11-15T12:00:00Z') })
      .execute();
    expect(await pending()).toContain('  sending since 2026-11-15T12:00:00.000Z\n');
  });

  test('lists the managers, and sets real mailboxes', async () => {
    const database = await open('seeded');
    const told = await said(database, 'managers', 'set', 'midtown-miami', 'contactUs', 'ana@a.co, luis@b.co');
    expect(told).toBe('Midtown Miami, contactUs: ana@a.co, luis@b.co\n');
    expect(await listManagerEmails(database.kysely, toLocationId(48750), 3)).toEqual([
      'ana@a.co',
      'luis@b.co',
    ]);
    await said(database, 'managers', 'set', '48750', 'contactus', 'eva@c.co');
    expect(await said(database, 'managers', 'list')).toMatch(/^48750 +Midtown Miami +contactUs +eva@c\.co$/m);
    expect(await said(database, 'managers', 'set', 'central', 'contactUs', 'office@example.com')).toBe(
      'Central desk, contactUs: office@example.com\n',
    );
    expect(await said(database, 'managers', 'list')).toMatch(
      /^central +leads without a studio +contactUs +office@example\.com$/m,
    );
    expect(await recipientsOf(database.kysely, 3, [])).toEqual(['office@example.com']);
    for (const wrong of [
      ['Atlantis', 'contactUs', 'a@b.co'],
      ['48750', 'lottery', 'a@b.co'],
      ['48750', 'contactUs', 'a@b.co,nobody'],
      ['48750', 'contactUs'],
    ]) {
      await expect(said(database, 'managers', 'set', ...wrong)).rejects.toBeInstanceOf(OperatorError);
    }
    expect(await listManagerEmails(database.kysely, toLocationId(48750), 3)).toEqual(['eva@c.co']);
  });

  test.each([
    [],
    ['submissions'],
    ['submissions', 'delete'],
    ['submissions', 'export'],
    ['--nonsense'],
    ['outbox', 'release'],
    ['submissions', 'list', '--limit', '0'],
    ['submissions', 'list', '--since', 'then'],
    ['outbox', 'list', '--form', 'contact'],
  ])(
    'refuses a command that is unknown, incomplete or has an invalid option: %j %j %j %j',
    async (...args: string[]) => {
      const database = await open('empty');
      await expect(async () => said(database, ...args)).rejects.toBeInstanceOf(OperatorError);
    },
  );
});

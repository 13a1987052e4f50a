import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { openDatabase } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import { cleanUp } from '#server/jobs/clean-up-job.ts';
import { startRetentionJob } from '#server/jobs/retention-job.ts';
import { phoneKey } from '#server/models/leads/person-keys.ts';
import { staffKeyOf } from '#server/models/staff/staff-key.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { backUp } from '#server/operator/backup.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { png } from '#tests/forms/sample-files.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { addAccount, priya, sendAs } from '#tests/rows/sent-by-person.ts';
import { createLeadSite } from '#tests/site/lead-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { erasePerson } from './erasures.ts';
import { deleteLeftovers } from './leftovers.ts';

vi.setConfig({ testTimeout: 60_000 });

const now = Date.parse('2026-11-16T14:00:00Z');
const year = 366 * dayMs;
const copies = temporaryFolder();
const stranger = { name: 'Omar Ault', email: 'omar.ault@example.com', phone: '954-555-0100' };

/** Which of these texts the files of a folder contain, also in their names. */
const hitsIn = (folder: string, texts: readonly string[]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .flatMap((name) => {
      const content = readFileSync(join(folder, name), 'latin1').replaceAll('=\r\n', '');
      const all = `${name} ${content}`.toLowerCase();
      return texts.filter((one) => all.includes(one)).map((one) => `${one} in ${name}`);
    });
const ofPerson = ['nairbrook', '305-555-0188', '3055550188', '5550188'];

/** A site whose DATA_DIR has the embedded database, uploads and mails of Priya and of a stranger. */
const filledSite = async () => {
  const settings = await freshDatabaseSettings('sqlite', 'seeded');
  const database = await openDatabase(settings);
  const clock = adjustableClock(now);
  const { app, env, forms } = createLeadSite(database, { DATA_DIR: settings.DATA_DIR }, clock);
  // Between many other rows, so that pages of the database file are split and freed.
  await fillTickets(database, 60, 1, now);
  const deliveries = startDeliveries({ env, forms });
  for (const person of [priya, stranger]) {
    const { name, email, phone } = person;
    const form = new FormData();
    const description = `${name} cannot sign in. `.repeat(20);
    for (const [field, value] of Object.entries({ name, email, description, studio_id: '48750' }))
      form.append(field, value);
    const picture = new Uint8Array(Buffer.concat([png(), Buffer.from(name)]));
    form.append('files', new Blob([picture]), `${name}.png`);
    expect((await app.request('/form/tech-support', { method: 'POST', body: form })).status).toBe(200);
    const first = await sendAs(database, { ...person, at: now, description: description.repeat(20) });
    for (let n = 0; n < 10; n++) await sendAs(database, { ...person, at: now, formKind: 'marketing-lead' });
    const note = { kind: 'note', text: `${name} prefers mornings: ${phone}` } as const;
    await database.transact((tx) =>
      changeTicketWithTx(tx, { member: null, actor: systemActor, id: first, change: note, now }),
    );
    await fillTickets(database, 60, 2, now);
  }
  await addAccount(database, now);
  await openAllTickets(database, now);
  const unsent = unscoped(database.kysely).selectFrom('outbox').select('id').where('state', '=', 'pending');
  await expect.poll(() => unsent.execute()).toEqual([]);
  await deliveries.stop();
  return { database, clock, env, forms, folder: settings.DATA_DIR };
};

test('an erased person is in no file of DATA_DIR and in no backup; others stay', async () => {
  const { database, env, forms, folder } = await filledSite();
  const where = hitsIn(folder, ofPerson).join('\n');
  for (const part of ['heliora.db', 'heliora.db-wal', 'mailbox', 'uploads']) expect(where).toContain(part);
  const before = hitsIn(folder, ['omar.ault@']).filter((hit) => hit.includes('mailbox'));

  const key = staffKeyOf(env);
  if (!key) throw new Error('the embedded database has a key');
  const services = { database, key, dataDir: folder, remove: forms.files.remove };
  await erasePerson(services, {
    actor: systemActor,
    keys: { email: priya.email, phone: phoneKey(priya.phone) },
    now,
  });
  expect(hitsIn(folder, ofPerson)).toEqual([]);
  const copy = join(copies, 'after-erasure');
  await text(backUp(database, folder, copy));
  expect(hitsIn(copy, ofPerson)).toEqual([]);
  expect(hitsIn(folder, ['omar.ault@']).filter((hit) => hit.includes('mailbox'))).toEqual(before);
  await database.close();
});

test('what retention deletes is in no file of DATA_DIR', async () => {
  const { database, clock, env, forms, folder } = await filledSite();
  await unscoped(database.kysely).deleteFrom('accounts').execute();
  clock.advance(6 * year);
  await cleanUp(forms);
  const failed: unknown[] = [];
  const log = { retention: () => {}, failed: (error: unknown) => failed.push(error) };
  const job = startRetentionJob({ database, clock, env, forms, log, staff: { key: null } } as never);
  await job.runNow();
  await job.stop();
  expect(failed).toEqual([]);
  expect(hitsIn(folder, [...ofPerson, 'omar.ault', '9545550100'])).toEqual([]);
  await database.close();
});

test('a log that another process still reads is emptied by the next run', async () => {
  const settings = await freshDatabaseSettings('sqlite', 'empty');
  const database = await openDatabase(settings);
  const folder = settings.DATA_DIR;
  await sendAs(database);
  const reader = new DatabaseSync(join(folder, 'heliora.db'));
  reader.exec('begin; select * from submissions;');
  await database.kysely.deleteFrom('rate_limits').execute();
  expect(await deleteLeftovers(database, folder)).toBe(1);
  reader.close();
  expect(await deleteLeftovers(database, folder)).toBe(0);
  expect(statSync(join(folder, 'heliora.db-wal')).size).toBe(0);
  await database.close();
});

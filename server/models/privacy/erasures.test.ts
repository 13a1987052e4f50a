import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change, ChangeOf } from '#domain/tickets/changes.ts';
import { type Database, isPostgres } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { actorOf, systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicket, changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { openTicketsWithTx } from '#server/models/tickets/opening/open-tickets.ts';
import { addToOutbox } from '#server/outbox/outbox.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { dataOfPriya, erasureServices, foundIn, priyaKeys } from '#tests/rows/erasures.ts';
import { addAccount, priya, sendAs } from '#tests/rows/sent-by-person.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { figuresBetween } from '#tests/rows/stored-figures.ts';
import { erasePerson, repeatAfterRestore, repeatErasures } from './erasures.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const note = (database: Database, id: string, text: string) =>
  database.transact((tx) =>
    changeTicketWithTx(tx, { member: null, actor: systemActor, id, change: { kind: 'note', text }, now }),
  );
const person = { name: priya.name, email: priya.email, phone: priyaKeys.phone };
/** One change of every kind; text and contact data are Priya's. */
const everyChange: { [Kind in Change['kind']]: ChangeOf<Kind> } = {
  take: { kind: 'take' },
  assign: { kind: 'assign', to: 'member' },
  'hand-back': { kind: 'hand-back' },
  move: { kind: 'move', studio: toStudioId(4) },
  contact: { kind: 'contact', channel: 'call', outcome: 'voicemail', next: now },
  plan: { kind: 'plan', next: now },
  note: { kind: 'note', text: `${priya.name}: ${priya.phone}` },
  stage: { kind: 'stage', stage: 'lost', lost: 'price' },
  dismiss: { kind: 'dismiss', reason: 'spam' },
  reopen: { kind: 'reopen', next: now },
  hold: { kind: 'hold' },
  release: { kind: 'release' },
  'take-over': { kind: 'take-over' },
  edit: { kind: 'edit', was: person, now: person },
  'request-erasure': { kind: 'request-erasure' },
  reply: { kind: 'reply', to: priya.email, subject: priya.name, text: priya.phone, next: now },
  sent: { kind: 'sent', reply: 'event' },
  return: { kind: 'return' },
};
const addEveryChange = (database: Database, ticketId: string) =>
  unscoped(database.kysely)
    .insertInto('ticket_events')
    .values(
      Object.values(everyChange).map((change) => ({
        id: `${ticketId}.${change.kind}`,
        ticket_id: ticketId,
        kind: change.kind,
        staff_id: null,
        payload: JSON.stringify({ change, before: {}, after: {}, version: 2 }),
        at: now,
      })),
    )
    .execute();

/** Stores several forms, changes of every kind, pending and parked mails, an account, a consent, a file. */
const fill = async (database: Database) => {
  const first = await sendAs(database, { at: now - 40 * dayMs, files: 1 });
  await addEveryChange(database, first);
  await sendAs(database, {
    formKind: 'marketing-lead',
    consent: 'You may text me.',
    email: priya.email.toUpperCase(),
  });
  await sendAs(database, { formKind: 'sign-up', email: 'other@example.com', phone: '+1 (305) 555-0188' });
  await addAccount(database, now - dayMs);
  await database.transact((tx) =>
    addToOutbox(tx, first, [{ kind: 'confirm-to-visitor', payload: {} }], { now }),
  );
  await unscoped(database.kysely)
    .updateTable('outbox')
    .set({ state: 'parked', last_error: `no mailbox ${priya.email}` })
    .where('submission_id', '=', first)
    .where('kind', '=', 'notify-managers')
    .execute();
  return first;
};

describeOnBothDatabases('an erasure', (open) => {
  test('leaves no trace of a person in the whole database, and no figure changes', async () => {
    const database = await open('empty');
    const { services, removed } = erasureServices(database);
    await fill(database);
    const stranger = await sendAs(database, {
      name: 'Luis Ortega',
      email: 'luis@example.com',
      phone: '9545550100',
    });
    await note(database, stranger, 'Luis calls back');
    const before = await figuresBetween(database, now - 50 * dayMs, now);
    expect((await foundIn(database)).length).toBe(dataOfPriya.length);

    const result = await erasePerson(services, { actor: systemActor, keys: priyaKeys, now });
    expect(result).toEqual({ submissions: 3, files: 1, accounts: 1, legalHolds: 0, failed: 0 });
    expect(await foundIn(database)).toEqual([]);
    expect(removed).toHaveLength(1);
    expect(await figuresBetween(database, now - 50 * dayMs, now)).toEqual(before);
    const text = await wholeDatabase(database);
    expect(text).toContain('luis calls back');
    expect(text).toContain('luis@example.com');
    const open_ = await unscoped(database.kysely)
      .selectFrom('tickets')
      .select('id')
      .where('box', '=', 'unassigned')
      .execute();
    expect(open_.map(({ id }) => id)).toEqual([stranger]);
    // The list of erasures contains only ids: of three submissions and the account.
    expect(readFileSync(join(services.dataDir, 'erasures.log'), 'utf8')).toMatch(/^(\S+ \d{13}\n){4}$/);
    const [line] = await database.kysely
      .selectFrom('staff_log')
      .selectAll()
      .where('action', '=', 'person.erase')
      .execute();
    expect(JSON.stringify(line)).toContain('submissions');
  });

  test('also leaves no trace of a note that is saved after it or at the same time', async () => {
    const database = await open('empty');
    const luis = await addStaff(database, 'Corporate', [], 'Luis Ortega');
    const write = (id: string) =>
      changeTicket(database, {
        actor: actorOf(luis),
        id,
        change: { kind: 'note', text: 'Priya Nairbrook prefers mornings: 305-555-0188' },
        now,
      });
    for (let round = 0; round < 10; round++) {
      const { services } = erasureServices(database);
      const ids = [await sendAs(database), await sendAs(database), await sendAs(database)];
      await Promise.all([
        ...ids.map((id) => write(id)),
        erasePerson(services, { actor: systemActor, keys: priyaKeys, now }),
        ...ids.map((id) => write(id)),
      ]);
      for (const id of ids) expect(await write(id)).toEqual({ ok: false, because: 'missing' });
      expect(await foundIn(database)).toEqual([]);
    }
  });

  test('waits for a submission whose ticket is being opened', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const id = await sendAs(database, priya);
    await unscoped(database.kysely).deleteFrom('tickets').where('id', '=', id).execute();
    let erasing: Promise<unknown> = Promise.resolve();
    await database.transact(async (tx) => {
      const submissions = unscoped(tx).selectFrom('submissions').select('id');
      await submissions.$if(isPostgres(tx), (query) => query.forNoKeyUpdate()).execute();
      erasing = erasePerson(services, { actor: systemActor, keys: priyaKeys, now });
      // The erasure arrives at the locked submission meanwhile.
      for (let n = 0; n < 50; n++) await submissions.execute();
      await openTicketsWithTx(tx, [id], now);
    });
    expect(await erasing).toMatchObject({ submissions: 1 });
    expect(await foundIn(database)).toEqual([]);
  });

  test('keeps what the law requires, and the daily job erases it when that time is over', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const application = await sendAs(database, {
      formKind: 'career-application',
      at: now - 300 * dayMs,
      files: 1,
    });
    const cancellation = await sendAs(database, { formKind: 'cancellation', at: now - 300 * dayMs });
    await sendAs(database);
    expect(await erasePerson(services, { actor: systemActor, keys: priyaKeys, now })).toMatchObject({
      submissions: 1,
      legalHolds: 2,
    });
    const stored = async () => {
      const rows = await unscoped(database.kysely)
        .selectFrom('tickets')
        .select('id')
        .where('email', '<>', '')
        .execute();
      return rows.map(({ id }) => id).sort();
    };
    expect(await stored()).toEqual([application, cancellation].sort());
    expect(await repeatErasures(services, now + 60 * dayMs)).toMatchObject({ submissions: 0, legalHolds: 2 });
    expect(await repeatErasures(services, now + 70 * dayMs)).toMatchObject({
      submissions: 1,
      files: 1,
      legalHolds: 1,
    });
    expect(await stored()).toEqual([cancellation]);
  });

  test('is applied again to a restored database before anything is sent, and only then', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const db = unscoped(database.kysely);
    const first = await fill(database);
    const rowsOf = (table: 'submissions' | 'tickets' | 'accounts') =>
      db.selectFrom(table).selectAll().execute();
    const backup = { submissions: await rowsOf('submissions'), tickets: await rowsOf('tickets') };
    const accounts = await db.selectFrom('accounts').selectAll().execute();
    const found = await foundIn(database);
    await erasePerson(services, { actor: systemActor, keys: priyaKeys, now });
    expect(await repeatAfterRestore(services, now)).toBeNull();

    // As in a backup from before the erasure: the same rows, and no erasure in its table.
    for (const table of ['submissions', 'tickets'] as const)
      for (const row of backup[table]) {
        const { id, ...columns } = row;
        await db
          .updateTable(table)
          .set(columns as never)
          .where('id', '=', id)
          .execute();
      }
    await db
      .insertInto('accounts')
      .values(accounts as never)
      .execute();
    await database.kysely.deleteFrom('erasures').execute();
    expect(await foundIn(database)).toEqual(found);
    appendFileSync(join(services.dataDir, 'erasures.log'), `${first} half a line`);
    expect(await repeatAfterRestore(services, now)).toMatchObject({ submissions: 3, accounts: 1 });
    expect(await foundIn(database)).toEqual([]);
    expect(await repeatAfterRestore(services, now)).toBeNull();
  });

  test('whose file cannot be deleted reports it, and the daily job completes it', async () => {
    const database = await open('empty');
    const away = erasureServices(database, ['file-']);
    await sendAs(database, { files: 1 });
    await sendAs(database);
    expect(await erasePerson(away.services, { actor: systemActor, keys: priyaKeys, now })).toMatchObject({
      submissions: 1,
      failed: 1,
    });
    const back = { ...erasureServices(database).services, dataDir: away.services.dataDir };
    expect(await repeatErasures(back, now + dayMs)).toMatchObject({ submissions: 1, files: 1, failed: 0 });
    expect(await foundIn(database)).toEqual([]);
  });
});

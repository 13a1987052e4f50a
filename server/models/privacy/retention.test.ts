import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { operate } from '#server/operator/operator.ts';
import { addToOutbox } from '#server/outbox/outbox.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { expiredAt, noCounts, recordingStore, runAt, storeAt } from '#tests/rows/expired-submissions.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { figuresBetween } from '#tests/rows/stored-figures.ts';
import { applyRetention, expiriesAt } from './retention.ts';

const now = runAt;
const rowsOf = async ({ kysely }: Database) => ({
  submissions: await unscoped(kysely).selectFrom('submissions').selectAll().orderBy('id').execute(),
  uploads: await unscoped(kysely).selectFrom('uploads').selectAll().execute(),
  outbox: await unscoped(kysely).selectFrom('outbox').selectAll().execute(),
});
test('the periods are those of the privacy policy, counted back from tomorrow at the studios', () => {
  expect(
    expiriesAt(now).map(({ periodName, before }) => [periodName, new Date(before).toISOString()]),
  ).toEqual([
    ['leads', '2023-11-16T05:00:00.000Z'],
    ['applications', '2024-11-16T05:00:00.000Z'],
    ['contracts', '2021-11-16T05:00:00.000Z'],
    ['heldSpam', '2026-10-17T04:00:00.000Z'],
  ]);
  // The cut-off three years before 29 February 2028 is a day that does not exist.
  expect(expiriesAt(Date.parse('2028-02-28T17:00:00Z'))[0]?.before).toBe(Date.parse('2025-02-28T05:00:00Z'));
});

describeOnBothDatabases('retention', (open) => {
  test('an expired submission loses all personal data, its mails and its files; the rest is unchanged', async () => {
    const database = await open('empty');
    const oldest = await storeAt(database, 'contact', expiredAt.leads);
    await storeAt(database, 'career-application', expiredAt.applications, 2);
    await storeAt(database, 'sign-up', expiredAt.leads);
    await storeAt(database, 'contact', expiredAt.applications, 1);
    await storeAt(database, 'career-application', now, 1);
    const before = await rowsOf(database);
    const { removed, remove } = recordingStore();

    const result = await applyRetention(database, now, remove);
    expect(result).toEqual({ ...noCounts, submissions: 2, files: 2 });
    expect(removed).toHaveLength(2);
    const after = await rowsOf(database);
    expect(after.submissions).toHaveLength(before.submissions.length);
    const blanked = after.submissions.filter(({ email }) => email === '');
    expect(blanked.map(({ form }) => form).sort()).toEqual(['career-application', 'contact']);
    for (const row of blanked) {
      expect(fromJson(row.payload)).toEqual({});
      expect(fromJson(row.context)).toEqual({ address: '' });
      expect(row.idempotency_key).toBe(row.id);
      const earlier = before.submissions.find(({ id }) => id === row.id);
      expect([row.location_id, row.form_id, row.created_at]).toEqual([
        earlier?.location_id,
        earlier?.form_id,
        earlier?.created_at,
      ]);
    }
    const gone = new Set(blanked.map(({ id }) => id));
    const isLeft = ({ id }: { id: string }) => !gone.has(id);
    expect(after.submissions.filter(isLeft)).toEqual(before.submissions.filter(isLeft));
    expect(after.uploads).toHaveLength(2);
    expect(after.outbox.some(({ submission_id }) => gone.has(submission_id))).toBe(false);
    expect(after.outbox).toHaveLength(6);
    // The rows no longer contain the visitor's data.
    expect(JSON.stringify(after)).not.toContain(`visitor${oldest}@`);

    expect(await applyRetention(database, now, remove)).toEqual(noCounts);
  });

  test('a run that is interrupted, or whose file store is unreachable, is finished by the next one', async () => {
    const database = await open('empty');
    const apply = () => storeAt(database, 'career-application', expiredAt.applications, 1);
    const [, second] = [await apply(), await apply(), await apply()];
    const away = recordingStore([`file-${second}-`]);
    expect(await applyRetention(database, now, away.remove)).toEqual({
      ...noCounts,
      submissions: 2,
      files: 2,
      failed: 1,
    });
    expect((await rowsOf(database)).uploads).toHaveLength(1);

    const shutdown = new AbortController();
    shutdown.abort();
    const back = recordingStore();
    expect(await applyRetention(database, now, back.remove, shutdown.signal)).toEqual(noCounts);
    // A process was killed between deleting the file and blanking the row: the next run repeats both.
    await back.remove(`aa/file-${second}-0`);
    expect(await applyRetention(database, now, back.remove)).toEqual({
      ...noCounts,
      submissions: 1,
      files: 1,
    });
    expect(back.removed).toEqual([`aa/file-${second}-0`, `aa/file-${second}-0`]);
    expect((await rowsOf(database)).uploads).toEqual([]);
  });

  test('every run leaves a record, which the operator reads with a command', async () => {
    const database = await open('empty');
    const first = await storeAt(database, 'contact', expiredAt.leads, 2);
    await applyRetention(database, runAt - dayMs, recordingStore([`file-${first}-`]).remove);
    await applyRetention(database, runAt, recordingStore().remove);
    expect(await text(operate(database, ['retention']))).toBe(
      [
        '2026-11-15T17:00  1 submissions, 2 files, 0 lines of the staff log',
        '2026-11-14T17:00  0 submissions, 0 files, 0 lines of the staff log, 1 waiting for their files',
        '',
      ].join('\n'),
    );
  });

  test('several processes at once blank each submission once', async () => {
    const database = await open('empty');
    for (let n = 0; n < 5; n++) await storeAt(database, 'contact', expiredAt.leads, 1);
    const { remove } = recordingStore();
    const results = await Promise.all([1, 2, 3].map(() => applyRetention(database, now, remove)));
    expect(results.reduce((sum, { submissions }) => sum + submissions, 0)).toBe(5);
    expect(results.reduce((sum, { files }) => sum + files, 0)).toBe(5);
  });

  test('its ticket, words, notes, consents and late mails lose everything personal; figures stay', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const number = await storeAt(database, 'contact', expiredAt.leads);
    await openAllTickets(database, now);
    const { id } = await unscoped(kysely).selectFrom('tickets').select('id').executeTakeFirstOrThrow();
    const change = { kind: 'note', text: `Maya ${number} called back` } as const;
    await database.transact((tx) =>
      changeTicketWithTx(tx, { member: null, actor: systemActor, id, change, now }),
    );
    await database.transact((tx) =>
      changeTicketWithTx(tx, { member: null, actor: systemActor, id, change: { kind: 'reopen' }, now }),
    );
    await database.transact((tx) =>
      addToOutbox(tx, id, [{ kind: 'confirm-to-visitor', payload: {} }], { now }),
    );
    await kysely.insertInto('wordings').values({ id: 'w', text: 'You may text me.' }).execute();
    const consent = {
      id: 'c',
      submission_id: id,
      email: `visitor${number}@example.com`,
      phone: '3055550188',
    };
    await unscoped(kysely)
      .insertInto('consents')
      .values({ ...consent, channel: 'text', wording_id: 'w', given_at: now })
      .execute();
    const figures = await figuresBetween(database, expiredAt.leads, now);
    expect(figures).toMatchObject([{ leads: 1 }]);
    await applyRetention(database, now, recordingStore().remove);

    const ticket = await unscoped(kysely).selectFrom('tickets').selectAll().executeTakeFirstOrThrow();
    expect(ticket).toMatchObject({ id, name: '', email: '', phone: '', summary: '', campaign: null });
    expect([ticket.status, ticket.box, ticket.due_at]).toEqual(['RESOLVED', 'done', null]);
    const words = await unscoped(kysely).selectFrom('ticket_words').select('word').orderBy('word').execute();
    expect(words).toEqual([{ word: ticket.reference.toLowerCase() }]);
    expect(await unscoped(kysely).selectFrom('consents').selectAll().execute()).toEqual([]);
    expect(await figuresBetween(database, expiredAt.leads, now)).toEqual(figures);
    expect((await rowsOf(database)).outbox).toEqual([]);
    const events = await unscoped(kysely).selectFrom('ticket_events').selectAll().orderBy('id').execute();
    expect(events).toHaveLength(2);
    for (const value of [`Maya ${number}`, `visitor${number}`, '3055550188'])
      expect(JSON.stringify([ticket, words, events])).not.toContain(value);
  });

  test('held spam is blanked a month after it was held, not after it arrived or changed; evidence stays', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const held = { old: now - 31 * dayMs, young: now - 28 * dayMs };
    const forms = ['contact', 'contact', 'cancellation', 'contact', 'contact', 'contact'] as const;
    for (const formKind of forms) await storeAt(database, formKind, now - 200 * dayMs);
    await openAllTickets(database, now - 200 * dayMs);
    const tickets = await unscoped(kysely)
      .selectFrom('tickets')
      .select(['id', 'form'])
      .orderBy('id')
      .execute();
    const [first, second, third, confirmed, corrected] = tickets.filter(({ form }) => form === 'contact');
    const contract = tickets.find(({ form }) => form === 'cancellation');
    const make = (id = '', change: Change, at: number) =>
      database.transact((tx) =>
        changeTicketWithTx(tx, { member: null, actor: systemActor, id, change, now: at }),
      );
    const hold = (id = '', at: number) => make(id, { kind: 'hold' }, at);
    await hold(first?.id, held.old);
    await hold(second?.id, held.young);
    await hold(contract?.id, held.old);
    await hold(confirmed?.id, held.old);
    await make(confirmed?.id, { kind: 'dismiss', reason: 'spam' }, held.young);
    await hold(corrected?.id, held.old);
    const data = { name: 'Maya', email: 'maya@example.com', phone: '' };
    await make(corrected?.id, { kind: 'edit', was: null, now: data }, held.young);
    const { remove } = recordingStore();
    expect(await applyRetention(database, now, remove)).toEqual({ ...noCounts, submissions: 3 });
    const left = await unscoped(kysely)
      .selectFrom('submissions')
      .select('id')
      .where('email', '<>', '')
      .execute();
    expect(left.map(({ id }) => id).sort()).toEqual([second?.id, third?.id, contract?.id].sort());
    const boxOf = await unscoped(kysely)
      .selectFrom('tickets')
      .select('box')
      .where('id', '=', first?.id ?? '')
      .execute();
    expect(boxOf).toEqual([{ box: 'dismissed' }]);
  });

  test('lines of the staff log are deleted after a year, which the log records; enrollments stay', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const ana = { memberId: 'ana', network: '' };
    const young = await database.transact(async (tx) => {
      await writeAuditLog(tx, ana, { action: 'auth.enrol' }, now - 400 * dayMs);
      for (let n = 0; n < 1500; n++)
        await writeAuditLog(tx, ana, { action: 'auth.sign-in' }, now - 400 * dayMs + n);
      return writeAuditLog(tx, ana, { action: 'auth.sign-in' }, now - 300 * dayMs);
    });
    const { remove } = recordingStore();
    expect(await applyRetention(database, now, remove)).toEqual({ ...noCounts, lines: 1500 });
    const left = await kysely.selectFrom('staff_log').select(['action', 'detail']).orderBy('id').execute();
    expect(left.slice(0, 2).map(({ action }) => action)).toEqual(['auth.enrol', 'auth.sign-in']);
    expect(
      left
        .slice(2)
        .map(({ detail }) => (fromJson(detail) as { lines: number }).lines)
        .sort(),
    ).toEqual([1000, 500]);
    // The database itself rejects the deletion of a newer line.
    await expect(kysely.deleteFrom('staff_log').where('id', '=', young).execute()).rejects.toThrow(
      'append-only',
    );
    expect(await applyRetention(database, now, remove)).toEqual(noCounts);
  });
});

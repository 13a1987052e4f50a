import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { ContactData } from '#domain/tickets/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { erasureServices, foundIn, priyaKeys } from '#tests/rows/erasures.ts';
import { addAccount, priya, sendAs } from '#tests/rows/sent-by-person.ts';
import { erasePerson, repeatErasures } from './erasures.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

const correct = (database: Database, id: string, data: ContactData) =>
  database.transact((tx) =>
    changeTicketWithTx(tx, {
      member: null,
      actor: systemActor,
      id,
      change: { kind: 'edit', was: null, now: data },
      now,
    }),
  );

/** Which submissions belong to the person. */
describeOnBothDatabases('an erasure', (open) => {
  test('of the email address alone keeps what others sent with the same phone number', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    await sendAs(database);
    await sendAs(database, { name: 'Omar Hale', email: 'omar@example.com' });
    const result = await erasePerson(services, {
      actor: systemActor,
      keys: { ...priyaKeys, phone: '' },
      now,
    });
    expect(result.submissions).toBe(1);
    const [left] = await unscoped(database.kysely)
      .selectFrom('tickets')
      .selectAll()
      .where('email', '<>', '')
      .execute();
    expect(left).toMatchObject({ name: 'Omar Hale', phone: '3055550188' });
    expect(
      await erasePerson(services, { actor: systemActor, keys: { email: '', phone: '' }, now }),
    ).toMatchObject({
      submissions: 0,
    });
  });

  test('finds a submission whose ticket is not opened yet', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const id = await sendAs(database);
    await unscoped(database.kysely).deleteFrom('tickets').where('id', '=', id).execute();
    const result = await erasePerson(services, { actor: systemActor, keys: priyaKeys, now });
    expect(result.submissions).toBe(1);
    expect(await foundIn(database)).toEqual([]);
  });

  test('finds what was sent with contact data that a member corrected, also in a restored database', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const mistyped = { email: 'prya@example.com', phone: '9545550111' };
    const sent = await sendAs(database, { ...mistyped, formKind: 'cancellation' });
    await correct(database, sent, priya);
    expect(await erasePerson(services, { actor: systemActor, keys: priyaKeys, now })).toMatchObject({
      legalHolds: 1,
    });
    expect(await repeatErasures(services, now + 6 * 366 * dayMs)).toMatchObject({ submissions: 1 });
    expect(await foundIn(database)).toEqual([]);

    const lead = await sendAs(database, mistyped);
    await correct(database, lead, priya);
    await erasePerson(services, { actor: systemActor, keys: priyaKeys, now: now + 1 });
    // The backup is from before the correction.
    const asSent = { email: mistyped.email, phone: mistyped.phone };
    await unscoped(database.kysely).updateTable('tickets').set(asSent).where('id', '=', lead).execute();
    await unscoped(database.kysely)
      .updateTable('submissions')
      .set({
        email: mistyped.email,
        payload: JSON.stringify({ ...priya, ...mistyped }),
        idempotency_key: 'sent',
      })
      .where('id', '=', lead)
      .execute();
    expect(await foundIn(database)).not.toEqual([]);
    expect(await repeatErasures(services, now + dayMs)).toMatchObject({ submissions: 1 });
    expect(await foundIn(database)).toEqual([]);
  });

  test('deletes the account of a sign-up whose email address was corrected, and no older one', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const at = now - dayMs;
    const mistyped = { name: priya.name, email: 'prya@example.com', phone: '' };
    const luis = { name: 'Luis Ortega', email: 'luis@example.com', phone: '' };
    await addAccount(database, at, mistyped);
    await addAccount(database, at - dayMs, luis);
    for (const { email } of [mistyped, luis]) {
      const signUp = await sendAs(database, { formKind: 'sign-up', email, at });
      await correct(database, signUp, { ...mistyped, email: priya.email });
    }
    const onlyMail = { ...priyaKeys, phone: '' };
    expect(await erasePerson(services, { actor: systemActor, keys: onlyMail, now })).toMatchObject({
      submissions: 2,
      accounts: 1,
    });
    expect(await wholeDatabase(database)).toContain(luis.email);
  });

  test('keeps what somebody else sent with the email address of the person by mistake', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    const luis = { name: 'Luis Ortega', email: 'luis@example.com', phone: '9545550100' };
    const lead = await sendAs(database, { ...luis, email: priya.email });
    await correct(database, lead, luis);
    await sendAs(database);
    expect(await erasePerson(services, { actor: systemActor, keys: priyaKeys, now })).toMatchObject({
      submissions: 1,
    });
    expect(await repeatErasures(services, now + dayMs)).toMatchObject({ submissions: 0 });
    expect(await wholeDatabase(database)).toContain(luis.email);
  });

  test('does not affect later submissions of the person', async () => {
    const database = await open('empty');
    const { services } = erasureServices(database);
    await sendAs(database);
    await erasePerson(services, { actor: systemActor, keys: priyaKeys, now });
    const later = await sendAs(database, { at: now + dayMs });
    await addAccount(database, now + dayMs);
    expect(await repeatErasures(services, now + 2 * dayMs)).toMatchObject({ submissions: 0, accounts: 0 });
    const ticket = await unscoped(database.kysely)
      .selectFrom('tickets')
      .selectAll()
      .where('id', '=', later)
      .executeTakeFirst();
    expect(ticket).toMatchObject({ name: priya.name, email: priya.email });
  });
});

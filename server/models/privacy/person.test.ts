import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change } from '#domain/tickets/changes.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { addAccount, davie, deerfield, priya, sendAs } from '#tests/rows/sent-by-person.ts';
import { changesOn, undosOn } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { findPerson } from './person.ts';
import { exportPerson } from './person-export.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const corporate: Principal = { id: 'c', role: 'Corporate', studios: [] };
const manager: Principal = { id: 'm', role: 'Studio_Manager', studios: [toStudioId(3)] };
const counter: Principal = { id: 'f', role: 'Front_Desk', studios: [toStudioId(3)] };
const teacher: Principal = { id: 't', role: 'Teacher', studios: [toStudioId(3)] };
const keys = { email: priya.email, phone: '3055550188' };

describeOnBothDatabases('a person', (open) => {
  test('is everything with the same email address or phone number that the reader may read', async () => {
    const database = await open('empty');
    const db = database.kysely;
    const first = await sendAs(database, {
      consent: 'You may text me.',
      formKind: 'marketing-lead',
      at: now - 3 * dayMs,
    });
    const byPhone = await sendAs(database, {
      email: 'p.n@example.com',
      phone: '+1 305 555 0188',
      at: now - 2 * dayMs,
    });
    const elsewhere = await sendAs(database, { locationId: deerfield, at: now - dayMs });
    const leaving = await sendAs(database, { formKind: 'cancellation', locationId: davie });
    await sendAs(database, { name: 'Luis', email: 'luis@example.com', phone: '9545550100' });
    await addAccount(database, now - dayMs);
    const idsFor = async (member: Principal, id: string) =>
      (await findPerson(db, member, id, now))?.rows.map((row) => row.id);
    expect(await idsFor(corporate, first)).toEqual([leaving, elsewhere, byPhone, first]);
    expect(await idsFor(manager, first)).toEqual([leaving, byPhone, first]);
    // The front desk may not read cancellations.
    expect(await idsFor(counter, first)).toEqual([byPhone, first]);
    expect(await idsFor(counter, leaving)).toBeUndefined();
    expect(await idsFor(manager, elsewhere)).toBeUndefined();
    expect(await idsFor(teacher, first)).toBeUndefined();
    expect(await idsFor(corporate, 'nothing')).toBeUndefined();

    const all = await findPerson(db, corporate, first, now);
    expect(all).toMatchObject({
      ...keys,
      name: priya.name,
      otherEmails: ['p.n@example.com'],
      counts: { email: 3, phone: 4 },
      accountSince: now - dayMs,
    });
    expect(all?.consents.map(({ channel, wording }) => [channel, wording])).toEqual([
      ['text', 'You may text me.'],
      ['mail', 'You may text me.'],
    ]);
    expect(all?.legalHolds.map(({ until }) => until)).toEqual(['2031-11-16']);
    expect(await findPerson(db, counter, first, now)).toMatchObject({
      accountSince: null,
      legalHolds: [],
      can: { withdraw: true, export: false, erase: false },
    });
  });

  test('gets a copy of everything, with the names of files and without passwords or names of colleagues', async () => {
    const database = await open('empty');
    const id = await sendAs(database, { files: 1, description: 'Hot </script> "towels"?' });
    await sendAs(database, { locationId: deerfield });
    await addAccount(database, now);
    const corrected = { ...keys, name: 'Priya N. Brook' };
    const mail = { to: priya.email, subject: 'Your towels', text: 'We have some.', next: now };
    for (const change of [
      { kind: 'note', text: 'Prefers mornings.' },
      { kind: 'reply', ...mail },
      { kind: 'edit', was: null, now: corrected },
    ] satisfies Change[])
      await database.transact((tx) =>
        changeTicketWithTx(tx, { member: null, actor: systemActor, id, change, now }),
      );
    const member = await addStaff(database, 'Corporate');
    const early = { kind: 'reply', ...mail, text: 'Written too early.' } as const;
    for (const change of [early, { kind: 'note', text: 'Wrong person.' }] satisfies Change[])
      await undosOn(database)(member, id, await changesOn(database)(member, id, change));
    const copy = await exportPerson(database.kysely, corporate, keys, now);
    expect(copy.accounts).toMatchObject([
      { email: priya.email, first_name: 'Priya', utm: { source: 'newsletter' } },
    ]);
    expect(JSON.stringify(copy)).not.toContain('argon2id');
    const withFile = copy.submissions.find(({ files }) => files.length > 0);
    expect(withFile?.files).toMatchObject([
      { type: 'application/pdf', name: expect.stringContaining('resume 0.pdf') },
    ]);
    expect(withFile).toMatchObject({
      values: { description: 'Hot </script> "towels"?' },
      contact: corrected,
      history: expect.arrayContaining([
        expect.objectContaining({ kind: 'note', text: 'Prefers mornings.' }),
        expect.objectContaining({ ...mail, isUndone: false }),
        expect.objectContaining({ text: early.text, isUndone: true }),
        expect.objectContaining({ kind: 'edit', was: { ...keys, name: priya.name }, now: corrected }),
      ]),
    });
    expect((await exportPerson(database.kysely, manager, keys, now)).submissions).toHaveLength(1);
  });

  test('has the account of a sign-up whose email address was corrected, on the page and in the copy', async () => {
    const database = await open('empty');
    const email = 'prya@example.com';
    await addAccount(database, now, { name: priya.name, email, phone: '' });
    const id = await sendAs(database, { formKind: 'sign-up', email, at: now });
    const change: Change = { kind: 'edit', was: null, now: { ...keys, name: priya.name } };
    await database.transact((tx) =>
      changeTicketWithTx(tx, { member: null, actor: systemActor, id, change, now }),
    );
    expect(await findPerson(database.kysely, corporate, id, now)).toMatchObject({ accountSince: now });
    expect((await exportPerson(database.kysely, corporate, keys, now)).accounts).toMatchObject([{ email }]);
  });
});

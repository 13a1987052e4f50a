import { expect, test } from 'vitest';
import { scopeOf } from '#domain/staff/scopes.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { submitSignUp } from '#server/forms/sign-up.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { writeContactData } from '#server/models/tickets/changes/contact-data.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { testMetadata } from '#tests/forms/submissions.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';
import { sendAs } from '#tests/rows/sent-by-person.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';
import { signUp as signUpWords } from '#words/pages/sign-up.ts';
import { canTextTo, consentsOf, withdrawConsents } from './consents.ts';
import { phoneKey } from './person-keys.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const wording = 'You may email and text me.';
const email = 'Priya.Nair@example.com';
const keys = { email: email.toLowerCase(), phone: '3055550188' };

let sent = 0;
/** Sends a form and opens its ticket; returns their common id. */
const send = (
  database: Database,
  formKind: 'contact' | 'marketing-lead' | 'sign-up',
  consent: string | null,
  phone = '+1 (305) 555-0188',
) => {
  sent += 1;
  return sendAs(database, { formKind, email, phone, at: now + sent, ...(consent && { consent }) });
};
const withdraw = (database: Database, channel: 'mail' | 'text', ticket = { ...keys, id: '' }) =>
  database.transact((tx) => withdrawConsents(tx, ticket, { channel, how: 'call', now: now + 1000 }));

describeOnBothDatabases('consent', (open) => {
  test('a lead with a consent text has a row for each channel, with this text', async () => {
    const database = await open('empty');
    const id = await send(database, 'marketing-lead', wording);
    const found = await consentsOf(database.kysely, [id]);
    expect(found.map(({ channel }) => channel).sort()).toEqual(['mail', 'text']);
    for (const consent of found)
      expect(consent).toMatchObject({ wording, givenAt: now + sent, withdrawnAt: null, how: null });
    await send(database, 'marketing-lead', wording);
    expect(await database.kysely.selectFrom('wordings').selectAll().execute()).toHaveLength(1);
  });

  test('the checkbox of a sign-up is not a consent to texts, and other forms have no consent', async () => {
    const database = await open('empty');
    const signUp = await send(database, 'sign-up', wording);
    const found = await consentsOf(database.kysely, [signUp]);
    expect(found.map(({ channel }) => channel)).toEqual(['mail']);
    for (const shown of [null, wording]) {
      const contact = await send(database, 'contact', shown);
      expect(await consentsOf(database.kysely, [contact])).toEqual([]);
    }
    expect(await canTextTo(database.kysely, keys.phone)).toBe(false);
  });

  test('a sign-up with the ticked box stores the words beside the box, and one without it stores none', async () => {
    const database = await open('seeded');
    const { services } = createStaffSite(database, { now });
    const person = { password: 'Sunrise-3-palms!', first_name: 'Priya', last_name: 'Nair' };
    for (const marketing of [true, false])
      await submitSignUp(services.forms, testMetadata({ key: `sign-up-${marketing}` }), {
        ...person,
        email: `${marketing}@example.com`,
        marketing,
      });
    await openAllTickets(database, now);
    const rows = await unscoped(database.kysely)
      .selectFrom('consents')
      .innerJoin('wordings', 'wordings.id', 'consents.wording_id')
      .select(['consents.email', 'consents.channel', 'wordings.text'])
      .execute();
    expect(rows).toEqual([{ email: 'true@example.com', channel: 'mail', text: signUpWords.marketing }]);
  });

  test('is not given by spam, which anybody can send with the phone number of another person', async () => {
    const database = await open('empty');
    const id = await sendAs(database, { formKind: 'marketing-lead', consent: wording, honeypot: 'x' });
    const change = (kind: 'release' | 'hold') =>
      database.transact((tx) =>
        changeTicketWithTx(tx, { member: null, actor: systemActor, id, change: { kind }, now }),
      );
    const { phone } = keys;
    expect(await canTextTo(database.kysely, phone)).toBe(false);
    await change('release');
    expect(await canTextTo(database.kysely, phone)).toBe(true);
    await change('hold');
    expect(await canTextTo(database.kysely, phone)).toBe(false);
  });

  test('is withdrawn by a lead whose contact data was corrected, wherever else it was given', async () => {
    const database = await open('empty');
    const mistyped = '954-555-0111';
    const lead = await send(database, 'marketing-lead', wording, mistyped);
    const elsewhere = await send(database, 'marketing-lead', wording, '954-555-0112');
    const stranger = await send(database, 'marketing-lead', wording, '954-555-0113');
    for (const id of [lead, elsewhere])
      await database.transact((tx) =>
        writeContactData(
          tx,
          { id, reference: '', scope: scopeOf(toStudioId(3), 'lead') },
          { name: 'Priya', ...keys },
        ),
      );
    expect(await withdraw(database, 'text', { ...keys, id: lead })).toBe(2);
    const [left] = await consentsOf(database.kysely, [stranger]);
    expect(left).toMatchObject({ channel: 'text', withdrawnAt: null });
    expect(await canTextTo(database.kysely, phoneKey(mistyped))).toBe(false);
  });

  test('a text is offered only to a phone whose owner has agreed, until it is withdrawn', async () => {
    const database = await open('empty');
    const corporate = { id: 'x', role: 'Corporate', studios: [] } as const;
    const ticketId = await send(database, 'contact', null);
    const canText = async () => (await findTicket(database, corporate, ticketId, now))?.canText;
    expect(await canText()).toBe(false);
    const lead = await send(database, 'marketing-lead', wording, '305.555.0188');
    expect(await canText()).toBe(true);
    expect(await withdraw(database, 'mail')).toBe(1);
    expect(await canText()).toBe(true);
    expect(await withdraw(database, 'text')).toBe(1);
    expect(await withdraw(database, 'text')).toBe(0);
    expect(await canText()).toBe(false);
    expect(await consentsOf(database.kysely, [lead])).toEqual([
      expect.objectContaining({ channel: 'text', withdrawnAt: now + 1000, how: 'call', wording }),
      expect.objectContaining({ channel: 'mail', withdrawnAt: now + 1000, how: 'call', wording }),
    ]);
    // A new form is a new consent.
    await send(database, 'marketing-lead', wording);
    expect(await canText()).toBe(true);
    expect(await canTextTo(database.kysely, '')).toBe(false);
  });
});

import type { Instant } from '#domain/dates.ts';
import { may, type Principal, readableScopes, workableScopes } from '#domain/staff/permissions.ts';
import type { PersonDetail } from '#domain/tickets/views.ts';
import type { Db } from '#server/db/connect.ts';
import { consentsOf } from '#server/models/leads/consents.ts';
import { formLabel, isBlanked, rowsFor } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';
import { ticketsOfPerson } from '#server/models/tickets/view/tickets-of-person.ts';
import { timelineOf } from '#server/models/tickets/view/timeline.ts';
import { legalHoldUntil } from './legal-holds.ts';
import { accountsOfPerson } from './records-of-person.ts';

const shownRows = 200;
/** How many requests of a person are shown with their history; of older ones only the arrival is shown. */
const ticketsWithHistory = 30;

const historyOf = async (db: Db, records: readonly TicketRecord[]): Promise<PersonDetail['timeline']> => {
  const entries: PersonDetail['timeline'] = [];
  for (const [at, record] of records.entries()) {
    const own = await timelineOf(db, record, false);
    const shown = at < ticketsWithHistory ? own : own.slice(-1);
    entries.push(...shown.map((entry) => ({ ...entry, ticketId: record.id })));
  }
  return entries.sort((a, b) => b.at - a.at);
};

/** The ticket by which a person is found: one that the reader may read and that is not blanked. */
export const findReadableTicket = async (
  db: Db,
  member: Principal,
  id: string,
): Promise<TicketRecord | undefined> => {
  const record = await ticketsIn(db, readableScopes(member))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return record && !isBlanked(record) ? record : undefined;
};

const othersOf = (values: readonly string[], own: string) =>
  [...new Set(values)].filter((value) => value !== '' && value !== own);

/** Undefined when there is no such ticket or the reader may not read it. */
export const findPerson = async (
  db: Db,
  member: Principal,
  id: string,
  now: Instant,
): Promise<PersonDetail | undefined> => {
  const ticket = await findReadableTicket(db, member, id);
  if (!ticket) return undefined;
  const found = await ticketsOfPerson(db, readableScopes(member), ticket, shownRows + 1);
  const records = found.slice(0, shownRows);
  const canExport = may(member, 'person.export');
  const canErase = may(member, 'person.erase');
  const consents = await consentsOf(
    db,
    records.map((record) => record.id),
  );
  return {
    ticketId: ticket.id,
    reference: ticket.reference,
    name: ticket.name || ticket.email || ticket.reference,
    email: ticket.email,
    phone: ticket.phone,
    counts: {
      email: records.filter(({ email }) => email !== '' && email === ticket.email).length,
      phone: records.filter(({ phone }) => phone !== '' && phone === ticket.phone).length,
    },
    otherEmails: othersOf(
      records.map(({ email }) => email),
      ticket.email,
    ),
    otherPhones: othersOf(
      records.map(({ phone }) => phone),
      ticket.phone,
    ),
    rows: await rowsFor(db, member, records, now),
    timeline: await historyOf(db, records),
    hasMore: found.length > shownRows,
    consents: consents.map(({ submissionId: _id, ...consent }) => consent),
    accountSince: canExport ? ((await accountsOfPerson(db, ticket))[0]?.created_at ?? null) : null,
    legalHolds: canErase
      ? records.flatMap(({ form, reference, created_at }) => {
          const until = legalHoldUntil(form, created_at, now);
          return until ? [{ formLabel: formLabel(form), reference, until }] : [];
        })
      : [],
    can: { withdraw: workableScopes(member).includes(ticket.scope), export: canExport, erase: canErase },
  };
};

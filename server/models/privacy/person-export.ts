import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopes } from '#domain/staff/permissions.ts';
import { blankedFields } from '#domain/tickets/changes.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Utm } from '#server/db/lead-tables.ts';
import { consentsOf } from '#server/models/leads/consents.ts';
import type { PersonKeys } from '#server/models/leads/person-keys.ts';
import { findSubmission, toContext } from '#server/models/leads/submissions.ts';
import { uploadsOf } from '#server/models/leads/uploads.ts';
import { newestEvents, undoneIds } from '#server/models/tickets/changes/ticket-events.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { ticketsOfPerson } from '#server/models/tickets/view/tickets-of-person.ts';
import { accountsOfPerson } from './records-of-person.ts';

const maxTickets = 10_000;
const maxEvents = 10_000;

const timeText = (instant: Instant | null) => (instant === null ? null : new Date(instant).toISOString());

/** One submission with everything that belongs to it. Of the history: what contains text or contact data. */
const sentOf = async (db: Db, ticket: TicketRecord) => {
  const submission = await findSubmission(db, ticket.id);
  const events = await newestEvents(db, ticket.id, maxEvents);
  const undone = undoneIds(events);
  const { reference, form, name, email, phone, status, stage } = ticket;
  return {
    ...{ reference, form, studio: studioLabel(ticket.studio_id), sentAt: timeText(ticket.created_at) },
    values: submission?.payload ?? {},
    origin: submission ? toContext(submission.requestMetadata) : {},
    contact: { name, email, phone },
    ...{ status, stage },
    history: events.flatMap(({ id, at, payload: { change } }) =>
      change.kind in blankedFields ? [{ at: timeText(at), isUndone: undone.has(id), ...change }] : [],
    ),
    consents: (await consentsOf(db, [ticket.id])).map(({ channel, wording, givenAt, withdrawnAt, how }) => ({
      ...{ channel, wording, how, givenAt: timeText(givenAt), withdrawnAt: timeText(withdrawnAt) },
    })),
    files: (await uploadsOf(db, ticket.id)).map((file) => ({
      ...{ name: file.name, type: file.type, size: Number(file.size) },
    })),
  };
};

/** Without the password and our own id. */
const accountsOf = async (db: Db, keys: PersonKeys) => {
  const rows = await accountsOfPerson(db, keys);
  return rows.map(({ id: _id, password_hash: _hash, created_at, marketing, utm, ...account }) => ({
    ...account,
    marketing: marketing === 1,
    utm: fromJson<Utm>(utm),
    createdAt: timeText(created_at),
  }));
};

/**
 * Everything that is stored about a person and this member may read. Files are named: they are downloaded
 * from their leads. Names of staff are left out, because they are not data of this person.
 */
export const exportPerson = async (db: Db, member: Principal, { email, phone }: PersonKeys, now: Instant) => {
  const keys = { email, phone };
  const submissions = [];
  for (const ticket of await ticketsOfPerson(db, readableScopes(member), keys, maxTickets))
    submissions.push(await sentOf(db, ticket));
  return { exportedAt: timeText(now), person: keys, accounts: await accountsOf(db, keys), submissions };
};

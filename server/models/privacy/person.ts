import { may, type Principal, readScopes, workedScopes } from '#domain/staff/permissions.ts';
import type { PersonDetail } from '#domain/tickets/views.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';
import { formLabel, isBlanked, rowsFor } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { consentsOf } from './consents.ts';
import { legalHoldUntil } from './legal-holds.ts';
import { ticketsOfPerson } from './same-person.ts';

const shownRows = 200;

/** The ticket by which a person is found: one that the reader may read and that is not blanked. */
export const findAnchor = async (db: Db, who: Principal, id: string): Promise<TicketRecord | undefined> => {
  const record = await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();
  return record && readScopes(who).includes(record.scope) && !isBlanked(record) ? record : undefined;
};

const othersOf = (values: readonly string[], own: string) =>
  [...new Set(values)].filter((value) => value !== '' && value !== own);

/** When the account was created; shown to people who may export everything. */
const accountSince = async (db: Db, email: string): Promise<Instant | null> => {
  if (email === '') return null;
  const row = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

/** Undefined when there is no such ticket or the reader may not read it. */
export const findPerson = async (
  db: Db,
  who: Principal,
  id: string,
  now: Instant,
): Promise<PersonDetail | undefined> => {
  const anchor = await findAnchor(db, who, id);
  if (!anchor) return undefined;
  const found = await ticketsOfPerson(db, readScopes(who), anchor, shownRows + 1);
  const records = found.slice(0, shownRows);
  const canExport = may(who, 'person.export');
  const canErase = may(who, 'person.erase');
  const consents = await consentsOf(
    db,
    records.map((record) => record.id),
  );
  return {
    ticketId: anchor.id,
    reference: anchor.reference,
    name: anchor.name || anchor.email || anchor.reference,
    email: anchor.email,
    phone: anchor.phone,
    counts: {
      email: records.filter(({ email }) => email !== '' && email === anchor.email).length,
      phone: records.filter(({ phone }) => phone !== '' && phone === anchor.phone).length,
    },
    otherEmails: othersOf(
      records.map(({ email }) => email),
      anchor.email,
    ),
    otherPhones: othersOf(
      records.map(({ phone }) => phone),
      anchor.phone,
    ),
    rows: await rowsFor(db, who, records, now),
    hasMore: found.length > shownRows,
    consents: consents.map(({ submissionId: _id, ...consent }) => consent),
    accountSince: canExport ? await accountSince(db, anchor.email) : null,
    holds: canErase
      ? records.flatMap(({ form, reference, created_at }) => {
          const until = legalHoldUntil(form, created_at, now);
          return until ? [{ formLabel: formLabel(form), reference, until }] : [];
        })
      : [],
    can: { withdraw: workedScopes(who).includes(anchor.scope), export: canExport, erase: canErase },
  };
};

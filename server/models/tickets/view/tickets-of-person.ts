import type { MemberScopes } from '#domain/staff/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import type { PersonKeys } from '#server/models/leads/person-keys.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';

/** Tickets with the same email address or phone number, within the reader's scopes, newest first. */
export const ticketsOfPerson = async (
  db: Db,
  scopes: MemberScopes,
  { email, phone }: PersonKeys,
  /** So many tickets are read for the email address, and as many for the phone number. */
  limit: number,
): Promise<TicketRecord[]> => {
  const keys = [
    { column: 'email', value: email },
    { column: 'phone', value: phone },
  ] as const;
  const found = new Map<string, TicketRecord>();
  for (const { column, value } of keys) {
    if (!value) continue;
    const rows = await ticketsIn(db, scopes)
      .selectAll()
      .where(column, '=', value)
      // Needed for the partial index.
      .where(column, '<>', '')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? 1 : -1));
};

import type { Principal } from '#domain/staff/permissions.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';

/** The time at which the lists are read. */
export const readAt = Date.parse('2026-11-16T14:00:00Z');

export const anyQuery: ListQuery = {
  ...{ tab: 'all', q: '', studio: null, form: null, assignee: null },
  ...{
    campaign: null,
    source: null,
    stage: null,
    figure: null,
    from: null,
    to: null,
    after: null,
    unknown: [],
  },
};

/** The ids of all pages of a list, in its order. */
export const everyPage = async (database: Database, member: Principal, query: ListQuery, limit: number) => {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listTickets>> = await listTickets(database, {
      member,
      query: { ...query, after },
      limit,
      now: readAt,
    });
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== null);
  return ids;
};

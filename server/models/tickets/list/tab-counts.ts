import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { type Principal, scopesIn, visibleScopes } from '#domain/staff/permissions.ts';
import { studioOfScope } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import { countCap } from '#domain/tickets/capped-count.ts';
import { justInMs } from '#domain/tickets/just-in.ts';
import type { Tab } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { isOverdueAt } from '#server/models/tickets/ticket-state.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';
import { isInScopes } from './first-tickets.ts';
import { boxesOfTab } from './tab-boxes.ts';

const countOf = (tab: Tab, condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from (select 1 from tickets
    where box in (${sql.join(boxesOfTab[tab])}) ${condition} limit ${countCap}) counted)`;

/** When the unassigned ticket arrived that has waited longest, of those that the member may see. */
export const oldestUnassigned = async (
  { kysely: db }: Database,
  member: Principal,
): Promise<Instant | null> => {
  const scopes = visibleScopes(member);
  if (scopes.length === 0) return null;
  const [row] = await ticketsIn(db, scopes)
    .select(sql<Instant | null>`min(created_at)`.as('at'))
    .where('box', 'in', boxesOfTab.unassigned)
    .execute();
  return row?.at ?? null;
};

export const countTabs = async (
  { kysely: db }: Database,
  member: Principal,
  studio: StudioId | null,
): Promise<Record<Tab, number>> => {
  const scopes = scopesIn(studio, visibleScopes(member));
  const tabs = Object.keys(boxesOfTab) as Tab[];
  const none = Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<Tab, number>;
  if (scopes.length === 0) return none;
  const counts = tabs.map((tab) => {
    const isMine = tab === 'mine' ? sql`and assignee_id = ${member.id}` : sql``;
    return sql`${countOf(tab, sql`${isInScopes(scopes)} ${isMine}`)} as ${sql.ref(tab)}`;
  });
  const { rows } = await sql<Record<Tab, number>>`select ${sql.join(counts)}`.execute(db);
  return { ...none, ...Object.fromEntries(tabs.map((tab) => [tab, rows[0]?.[tab] ?? 0])) };
};

/** Leads without an assignee and overdue ones, by studio: there are never many open tickets. */
export const countOpenByStudio = async (
  { kysely: db }: Database,
  member: Principal,
  now: Instant,
): Promise<Record<string, { waiting: number; overdue: number }>> => {
  const scopes = visibleScopes(member);
  if (scopes.length === 0) return {};
  const rows = await ticketsIn(db, scopes)
    .select(['scope'])
    .select([
      sql<number>`count(case when box = 'unassigned' then 1 end)`.as('waiting'),
      sql<number>`count(case when ${isOverdueAt(now)} then 1 end)`.as('overdue'),
    ])
    .where('box', 'in', boxesOfTab.all)
    // For members who see all scopes too: only the index with the scope has all columns.
    .where('scope', 'in', scopes)
    .groupBy('scope')
    .execute();
  const counts: Record<string, { waiting: number; overdue: number }> = {};
  for (const { scope, waiting, overdue } of rows) {
    const studio = studioOfScope(scope);
    const sum = counts[studio] ?? { waiting: 0, overdue: 0 };
    counts[studio] = { waiting: sum.waiting + waiting, overdue: sum.overdue + overdue };
  }
  return counts;
};

/**
 * The counts of the badge: leads without an assignee, and those of them past their due time, both up to the
 * cap; and the arrival of the newest one that is just in.
 */
export const countUnassigned = async ({ kysely: db }: Database, member: Principal, now: Instant) => {
  const scopes = visibleScopes(member);
  if (scopes.length === 0) return { unassignedCount: 0, overdueCount: 0, newestAt: null };
  const isSeen = isInScopes(scopes);
  const isOverdue = sql`${isSeen} and ${isOverdueAt(now)}`;
  const { rows } = await sql<{ unassigned: number; overdue: number; newest: Instant | null }>`
    select ${countOf('unassigned', isSeen)} as unassigned,
      ${countOf('unassigned', isOverdue)} as overdue,
      (select max(created_at) from tickets
        where box = 'unassigned' and id > ${firstId(now - justInMs)} and tries = 0 ${isSeen}) as newest`.execute(
    db,
  );
  const { unassigned = 0, overdue = 0, newest = null } = rows[0] ?? {};
  return { unassignedCount: unassigned, overdueCount: overdue, newestAt: newest };
};

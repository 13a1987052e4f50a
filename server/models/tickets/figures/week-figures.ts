import { sql } from 'kysely';
import { type CalendarDay, startOfWeek, studioDay } from '#domain/dates.ts';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import type { Scope } from '#domain/staff/scopes.ts';
import {
  addFigures,
  type Figures,
  figuresOf,
  noFigures,
  noSource,
  sumNames,
} from '#domain/tickets/figures.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { isCounted, type TicketRecord } from '#server/models/tickets/ticket-state.ts';

type CountedTicket = Pick<
  TicketRecord,
  | 'created_at'
  | 'scope'
  | 'form'
  | 'source'
  | 'box'
  | 'first_contact_at'
  | 'first_contact_open_ms'
  | 'first_contact_tries'
  | 'trial_at'
  | 'visited_at'
  | 'joined_at'
>;

export type Delta = { ticket: CountedTicket; sign: 1 | -1 };

const keyOf = ({ created_at, scope, form, source }: CountedTicket) =>
  JSON.stringify([startOfWeek(studioDay(created_at)), scope, form, source ?? noSource]);

/** Adds the differences to the figures, in the order of the key, so that two transactions cannot deadlock. */
export const addToFigures = async (tx: Tx, deltas: readonly Delta[]): Promise<void> => {
  const sums = new Map<string, Figures>();
  for (const { ticket, sign } of deltas) {
    const key = keyOf(ticket);
    const figures = figuresOf(ticket, isCounted(ticket));
    sums.set(key, addFigures(sums.get(key) ?? noFigures, figures, sign));
  }
  const changed = [...sums]
    .filter(([, figures]) => sumNames.some((name) => figures[name] !== 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, figures] of changed) {
    const [week, scope, form, source] = JSON.parse(key) as [string, Scope, string, string];
    await unscoped(tx)
      .insertInto('ticket_weeks')
      .values({ week, scope, form, source, ...figures })
      .onConflict((conflict) =>
        conflict
          .columns(['week', 'scope', 'form', 'source'])
          .doUpdateSet(
            Object.fromEntries(
              sumNames.map((name) => [
                name,
                sql<number>`${sql.ref(`ticket_weeks.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
              ]),
            ),
          ),
      )
      .execute();
  }
};

export type FigureGroup = 'scope' | 'form' | 'source';
export type WeekSum = { week: CalendarDay; group: string } & Figures;

/** The sums of each week and group, from the week of `from` to that of `to`. */
export const sumFigures = async (
  db: Db,
  scopes: MemberScopes,
  {
    from,
    to,
    by,
    forms,
    source,
  }: {
    from: CalendarDay;
    to: CalendarDay;
    by: FigureGroup;
    forms?: readonly string[] | undefined;
    source?: string | null;
  },
): Promise<WeekSum[]> => {
  if (scopes.length === 0) return [];
  let query = unscoped(db)
    .selectFrom('ticket_weeks')
    .select(['week', sql<string>`cast(${sql.ref(by)} as text)`.as('group')])
    .select(sumNames.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)))
    .where('week', '>=', startOfWeek(from))
    .where('week', '<=', to)
    .where('scope', 'in', scopes)
    .groupBy(['week', by]);
  if (forms) query = query.where('form', 'in', forms);
  if (source) query = query.where('source', '=', source);
  return (await query.execute()) as WeekSum[];
};

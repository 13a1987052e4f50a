import { sql } from 'kysely';
import { studioDay } from '#domain/dates.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import type { Scope } from '#domain/staff/scopes.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

/** The rules of the figures a second time, so that no change of the product's own passes unseen. */
export const recountOf = (tickets: readonly TicketRecord[]): Record<string, number> => {
  const leads = tickets.filter(({ held, status }) => held === null && status !== 'NIL');
  const count = (passes: (ticket: TicketRecord) => boolean) => leads.filter(passes).length;
  const within = (ms: number) =>
    count((one) => one.first_contact_at !== null && one.first_contact_at - one.created_at <= ms);
  const open = (ms: number) =>
    count((one) => one.first_contact_open_ms !== null && one.first_contact_open_ms <= ms);
  const tried = leads.map((one) => one.first_contact_tries ?? 0).filter((tries) => tries > 0);
  return {
    leads: leads.length,
    ...{ within_5m: within(5 * minuteMs), within_1h: within(hourMs), within_1d: within(dayMs) },
    ...{ open_5m: open(5 * minuteMs), open_1h: open(hourMs), open_1d: open(dayMs) },
    uncontacted: count((one) => one.first_contact_at === null),
    reached: tried.length,
    tries: tried.reduce((sum, tries) => sum + tries, 0),
    trials: count((one) => one.trial_at !== null),
    visits: count((one) => one.visited_at !== null),
    joined: count((one) => one.stage === 'joined'),
  };
};

/** The Monday of the studio's week. */
export const mondayOf = (instant: number): string => {
  const date = new Date(`${studioDay(instant)}T12:00:00Z`);
  while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
};

type Stored = Record<string, string | number>;
const keyOf = ({ week, scope, form, source }: Stored) => `${week} ${scope} ${form} ${source}`;
const byKey = (a: Stored, b: Stored) => (keyOf(a) < keyOf(b) ? -1 : 1);

/** The stored figures that are not zero, in the order of their key. */
export const storedFigures = async ({ kysely }: Database): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`select * from ticket_weeks where leads <> 0`.execute(kysely);
  return rows.map((row) => ({ ...row })).sort(byKey);
};

/** The same, counted again from all tickets. */
export const countedFigures = async ({ kysely }: Database): Promise<Stored[]> => {
  const tickets = await unscoped(kysely).selectFrom('tickets').selectAll().execute();
  const groups = Map.groupBy(tickets, ({ created_at, scope, form, source }) =>
    JSON.stringify([mondayOf(created_at), scope, form, source ?? '(none)']),
  );
  return [...groups]
    .map(([key, group]): Stored => {
      const [week, scope, form, source] = JSON.parse(key) as [string, Scope, string, string];
      return { week, scope, form, source, ...recountOf(group) };
    })
    .filter(({ leads }) => leads !== 0)
    .sort(byKey);
};

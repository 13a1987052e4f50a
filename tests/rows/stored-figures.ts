import { addDays, studioDay } from '#domain/dates.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { leadScopes } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { sumFigures } from '#server/models/tickets/figures/sum-figures.ts';
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

/** The figures of all leads by week and form, as the product counts them. */
export const figuresBetween = (database: Database, from: number, to: number) => {
  const weeks: string[] = [];
  for (let week = mondayOf(from); week <= mondayOf(to); week = addDays(week, 7)) weeks.push(week);
  const scopes = leadScopes({ id: '', role: 'Corporate', studios: [] });
  return sumFigures(database.kysely, scopes, { weeks, by: 'form' });
};

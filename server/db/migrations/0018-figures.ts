import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const florida = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);
const mondayOf = (instant: number) => {
  const date = florida.format(instant);
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
};
/** The first id of a day in Florida, which begins at 4:00 UTC in summer and at 5:00 in winter. */
const firstIdOf = (date: string) => {
  const inSummer = Date.parse(date) + 4 * hour;
  const begins = florida.format(inSummer) === date ? inSummer : inSummer + hour;
  const time = begins.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-0000-000000000000`;
};

const count = (condition: string) => `count(case when ${condition} then 1 end)`;

/** The rules of domain/tickets/figures.ts as they were when the table was filled. */
const columns: Record<string, string> = {
  leads: 'count(*)',
  within_5m: count(`first_contact_at - created_at <= ${5 * minute}`),
  within_1h: count(`first_contact_at - created_at <= ${hour}`),
  within_1d: count(`first_contact_at - created_at <= ${day}`),
  open_5m: count(`first_contact_open_ms <= ${5 * minute}`),
  open_1h: count(`first_contact_open_ms <= ${hour}`),
  open_1d: count(`first_contact_open_ms <= ${day}`),
  uncontacted: count('first_contact_at is null'),
  reached: count('first_contact_tries is not null'),
  trials: count('trial_at is not null'),
  visits: count('visited_at is not null'),
  joined: count('joined_at is not null'),
  tries: 'coalesce(sum(first_contact_tries), 0)',
};

/**
 * Figures by week, scope, form and source in place of those by day, studio and form, which had no scope
 * (docs/decisions/081-figures.md). They are counted again from the tickets, week by week.
 */
export const figures: Migration = async (tx) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const names = Object.keys(columns);
  await run('drop table ticket_days');
  await run("update tickets set joined_at = null where joined_at is not null and stage <> 'joined'");
  await run('update tickets set first_contact_tries = null where first_contact_tries = 0');
  await run("update tickets set source = nullif(trim(source), '') where source is not null");
  await run(`create table ticket_weeks (week text not null, scope integer not null, form text not null,
    source text not null, ${names.map((name) => `${name} integer not null`).join(', ')},
    primary key (week, scope, form, source))`);
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(created_at) as first, max(created_at) as last from tickets`.execute(tx);
  const { first = null, last = null } = rows[0] ?? {};
  if (first === null || last === null) return;
  for (let week = mondayOf(first); week <= mondayOf(last); week = addDays(week, 7)) {
    const [from, before] = [week, addDays(week, 7)].map(firstIdOf);
    await run(`insert into ticket_weeks (week, scope, form, source, ${names.join(', ')})
      select '${week}', scope, form, coalesce(source, '(none)'), ${names.map((name) => columns[name]).join(', ')}
      from tickets where id >= '${from}' and id < '${before}' and box not in ('held', 'dismissed')
      group by scope, form, coalesce(source, '(none)')`);
  }
};

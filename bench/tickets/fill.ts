import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { addDays } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { figureNames } from '#domain/tickets/figures.ts';
import { dismissedStatus } from '#domain/tickets/transitions.ts';
import type { DatabaseSettings } from '#server/db/connect.ts';
import { allWords } from '#server/models/tickets/search-terms.ts';

/** The number of open tickets does not depend on the length of the history. */
const openTickets = 2000;
export const assignees = Array.from(
  { length: 40 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
export const newest = Date.parse('2026-11-16T14:00:00Z');
const everyMs = 60_000;

const firstNames = 'anabe carla diana elena fiona grace hanna julia karla lucia'.split(' ');
export const campaign = 'spring';

/** Who sent the nth ticket. Of a million people, 20,000 have each first name. */
export const first = (n: number) =>
  (firstNames[Math.floor(n / 20) % 10] ?? '') + String.fromCharCode(97 + (Math.floor(n / 200) % 5));
export const last = (n: number) => `ruiz${(n * 7919) % 97}`;
export const digits = (n: number) => String(n % 1e7).padStart(7, '0');
export const reference = (n: number) => n.toString(16).padStart(8, '0').toUpperCase();

const at = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
const openStates = [
  { box: 'unassigned', status: 'NEW' },
  { box: 'unassigned', status: 'OPEN' },
  { box: 'assigned', status: 'ASSIGNED' },
  { box: 'in-touch', status: 'IN_PROGRESS' },
];
const closedState = (n: number) => {
  if (n % 7 === 3) return { box: 'held', status: 'NEW' };
  return n % 53 === 9 ? { box: 'dismissed', status: dismissedStatus } : { box: 'done', status: 'RESOLVED' };
};

/** One ticket per minute until `newest`. */
const ticketAt = (n: number, count: number) => {
  const created = newest - (count - n) * everyMs;
  const time = created.toString(16).padStart(12, '0');
  const isOpen = n > count - openTickets;
  const { box, status } = isOpen ? at(openStates, n) : closedState(n);
  const scopeClass = [1, 2][n % 23] ?? 0;
  const studio = (n % 20) + 1;
  const isAssigned = !['unassigned', 'held', 'dismissed'].includes(box);
  return {
    id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`,
    ...{ reference: reference(n), studio_id: studio, class: scopeClass, scope: studio * 4 + scopeClass },
    form:
      ['', 'cancellation', 'career-application'][scopeClass] || at(['contact', 'contact', 'group-class'], n),
    ...{ name: `${first(n)} ${last(n)}`, email: `p${n}@example.com`, phone: `305${digits(n)}` },
    ...{ summary: 'Do you have towels?', status, box, rank: isOpen ? created + dayMs : -created },
    ...{ assignee_id: isAssigned ? at(assignees, n) : null, version: 1, created_at: created },
    ...{ due_at: isOpen ? created + dayMs : null, resolved_at: box === 'done' ? created : null },
    ...{ touched_at: created, held: box === 'held' ? 'honeypot' : null },
    campaign: n % 5 === 2 ? campaign : null,
  };
};
type Row = Record<string, string | number | null>;

const wordsAt = (n: number, count: number) => {
  const { id, scope, summary, ...ticket } = ticketAt(n, count);
  return allWords({ ...ticket, texts: [summary] }).map((word) => ({ word, scope, ticket_id: id }));
};

/** Weeks of the longest period and of those before it, so that a short history has as many as a long one. */
const fewestWeeks = 18;
const sources = ['(none)', 'instagram', 'google', 'walk-in', 'newsletter'];
const scopes = Array.from({ length: 20 }, (_, n) => (n + 1) * 4);

/** Figures as the models would write them: all tickets, evenly in the weeks of the history. */
const weekRows = (count: number): Row[] => {
  const weeks = Math.max(fewestWeeks, Math.ceil((count * everyMs) / (7 * dayMs)));
  const forms = { contact: 2 / 3, 'group-class': 1 / 3 };
  return Array.from({ length: weeks }, (_, ago) => addDays('2026-11-16', -7 * ago)).flatMap((week) =>
    scopes.flatMap((scope) =>
      Object.entries(forms).flatMap(([form, share]) =>
        sources.map((source): Row => {
          const leads = Math.ceil((count * share) / weeks / scopes.length / sources.length);
          const figures = figureNames.map((name, n) => [name, Math.floor(leads / (n + 1))]);
          return { week, scope, form, source, ...Object.fromEntries(figures), leads, tries: leads };
        }),
      ),
    ),
  );
};

const staffRows = (): Row[] =>
  assignees.map((id, n) => ({
    ...{ id, email: `staff${n}@example.com`, name: `Staff ${n}`, role: 'Corporate' },
    ...{ active: 1, preferences: '{}', created_at: newest },
  }));

type Insert = (table: string, rows: readonly Row[]) => Promise<void> | void;
const batch = 10_000;

/** Inserts rows as JSON, ten thousand tickets at a time: through the models a million take too long. */
const insertAll = async (insert: Insert, count: number): Promise<void> => {
  await insert('staff', staffRows());
  const weeks = weekRows(count);
  for (let from = 0; from < weeks.length; from += batch)
    await insert('ticket_weeks', weeks.slice(from, from + batch));
  for (let from = 1; from <= count; from += batch) {
    const ns = Array.from({ length: Math.min(batch, count - from + 1) }, (_, n) => from + n);
    await insert(
      'tickets',
      ns.map((n) => ticketAt(n, count)),
    );
    await insert(
      'ticket_words',
      ns.flatMap((n) => wordsAt(n, count)),
    );
  }
};

const fillSqlite = async (file: string, count: number) => {
  const db = new DatabaseSync(file);
  for (const pragma of ['journal_mode = off', 'synchronous = off', 'cache_size = -400000'])
    db.exec(`pragma ${pragma}`);
  const indexes = db
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null
      and tbl_name in ('tickets', 'ticket_words')`)
    .all();
  for (const { name } of indexes) db.exec(`drop index ${name}`);
  // Sorted at the end, so that the table without row ids is written from start to end.
  db.exec('create temp table unsorted as select * from ticket_words');
  await insertAll((table, rows) => {
    const names = Object.keys(rows[0] ?? {});
    const values = names.map((name) => `value ->> '${name}'`);
    const into = table === 'ticket_words' ? 'unsorted' : table;
    db.prepare(`insert into ${into} (${names}) select ${values} from json_each(?)`).run(JSON.stringify(rows));
  }, count);
  db.exec(`insert into ticket_words select * from unsorted order by word, scope, ticket_id`);
  for (const { sql } of indexes) db.exec(String(sql));
  db.exec('analyze');
  db.exec('pragma journal_mode = wal');
  db.close();
  // Otherwise the first measured transaction would flush what was written without waiting for the disk.
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

const fillPostgres = async (url: string, count: number) => {
  // A separate connection, because those of the site end a statement after 20 seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: indexes } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename in ('tickets', 'ticket_words')
      and indexname not like '%_pkey'`,
  );
  await client.query(`set maintenance_work_mem = '512MB'`);
  // A table that is emptied in the same transaction is not written to the WAL first (wal_level = minimal).
  await client.query('begin');
  await client.query('truncate tickets, ticket_words');
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query('alter table ticket_words drop constraint ticket_words_pkey');
  await insertAll(async (table, rows) => {
    const names = Object.keys(rows[0] ?? {});
    const source = `json_populate_recordset(null::${table}, $1)`;
    await client.query(`insert into ${table} (${names}) select ${names} from ${source}`, [
      JSON.stringify(rows),
    ]);
  }, count);
  await client.query('alter table ticket_words add primary key (word, scope, ticket_id)');
  for (const { indexdef } of indexes) await client.query(indexdef);
  await client.query('commit');
  await client.query('vacuum analyze tickets, ticket_words, ticket_weeks');
  await client.query('checkpoint');
  await client.end();
};

export const fillHistory = async (settings: DatabaseSettings, count: number): Promise<void> => {
  if (settings.DATABASE_URL) await fillPostgres(settings.DATABASE_URL, count);
  else await fillSqlite(join(settings.DATA_DIR, 'heliora.db'), count);
};

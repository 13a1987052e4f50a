import { closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { dayMs } from '#domain/durations.ts';
import { figureNames } from '#domain/tickets/figures.ts';
import { dismissedStatus } from '#domain/tickets/transitions.ts';
import type { DatabaseSettings, Engine } from '#server/db/connect.ts';

/** The number of open tickets does not depend on the length of the history. */
const openTickets = 2000;
export const assignees = Array.from(
  { length: 40 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
export const newest = Date.parse('2026-11-16T14:00:00Z');
const everyMs = 60_000;
const lastMonday = '2026-11-16';

/** SQL expressions that differ between the engines. */
type Dialect = {
  numbers: (count: number) => string;
  hex: (value: string, length: number) => string;
  padded: (value: string, length: number) => string;
  letter: (code: string) => string;
  /** The Monday some weeks before the last one. */
  monday: (weeksAgo: string) => string;
};
const dialects: Record<Engine, Dialect> = {
  sqlite: {
    numbers: (count) =>
      `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers)`,
    hex: (value, length) => `printf('%0${length}x', ${value})`,
    padded: (value, length) => `printf('%0${length}d', ${value})`,
    letter: (code) => `char(${code})`,
    monday: (weeksAgo) => `date('${lastMonday}', '-' || (7 * (${weeksAgo})) || ' days')`,
  },
  postgres: {
    numbers: (count) => `(select n from generate_series(1::bigint, ${count}) n) numbered`,
    hex: (value, length) => `lpad(to_hex((${value})::bigint), ${length}, '0')`,
    padded: (value, length) => `lpad((${value})::text, ${length}, '0')`,
    letter: (code) => `chr((${code})::integer)`,
    monday: (weeksAgo) => `to_char(date '${lastMonday}' - (7 * (${weeksAgo}))::integer, 'YYYY-MM-DD')`,
  },
};

export const firstNames = [
  'anabe',
  'carla',
  'diana',
  'elena',
  'fiona',
  'grace',
  'hanna',
  'julia',
  'karla',
  'lucia',
];
export const campaign = 'spring';
export const message = 'Do you have towels?';
const choose = (values: readonly string[], at: string) =>
  `case ${at} ${values.map((value, index) => `when ${index} then '${value}'`).join(' ')} end`;

const openBoxes = ['unassigned', 'unassigned', 'assigned', 'in-touch'];

/** One ticket per minute until `newest`. Of a million people, 20,000 have each first name. */
const ticketsOf = ({ numbers, hex, padded, letter }: Dialect, count: number) => {
  const time = `(${newest} - (${count} - n) * ${everyMs})`;
  const timed = hex(time, 12);
  const isOpen = `n > ${count - openTickets}`;
  const box = `case when ${isOpen} then ${choose(openBoxes, 'n % 4')}
    when n % 7 = 3 then 'held' when n % 53 = 9 then 'dismissed' else 'done' end`;
  const status = `case when ${isOpen} then ${choose(['NEW', 'OPEN', 'ASSIGNED', 'IN_PROGRESS'], 'n % 4')}
    when n % 7 = 3 then 'NEW' when n % 53 = 9 then '${dismissedStatus}' else 'RESOLVED' end`;
  const studio = '(n % 20 + 1)';
  const scopeClass = 'case n % 23 when 0 then 1 when 1 then 2 else 0 end';
  const form = `case n % 23 when 0 then 'cancellation' when 1 then 'career-application'
    else ${choose(['contact', 'contact', 'group-class'], 'n % 3')} end`;
  const isAssigned = `(${isOpen} and n % 4 >= 2) or (not (${isOpen}) and n % 7 <> 3 and n % 53 <> 9)`;
  const assignee = `'00000000-0000-4000-8000-' || ${padded('n % 40', 12)}`;
  const name = `(${choose(firstNames, '(n / 20 % 10)')} || ${letter('97 + (n / 200) % 5')} || ' ruiz' || (n * 7919 % 97))`;
  return `insert into tickets (id, reference, form, studio_id, class, scope, name, email, phone, summary, status, box, rank,
      assignee_id, version, created_at, due_at, first_contact_at, resolved_at, touched_at, touched_by, held, campaign)
    select substr(timed, 1, 8) || '-' || substr(timed, 9) || '-7000-8000-' || ${hex('n', 12)},
      upper(${hex('n', 8)}), form, studio, class, studio * 4 + class, name, 'p' || n || '@example.com',
      '305' || ${padded('n % 10000000', 7)}, '${message}', status, box,
      case when ${isOpen} then created + 86400000 else -created end,
      case when ${isAssigned} then ${assignee} end, 1, created, case when ${isOpen} then created + 86400000 end, null,
      case when box = 'done' then created end, created, null, case when box = 'held' then 'honeypot' end,
      case when n % 5 = 2 then '${campaign}' end
    from (select n, ${timed} as timed, ${time} as created, ${studio} as studio, ${scopeClass} as class, ${form} as form,
      ${name} as name, ${status} as status, ${box} as box from ${numbers(count)}) made`;
};

/** Weeks of the longest period and of those before it, so that a short history has as many as a long one. */
const fewestWeeks = 18;
const sources = ['(none)', 'instagram', 'google', 'walk-in', 'newsletter'];

/** Figures as the models would write them, of a history that fills at least the longest period. */
const weeksOf = ({ numbers, monday }: Dialect, count: number) => {
  const weeks = Math.max(fewestWeeks, Math.ceil((count * everyMs) / (7 * dayMs)));
  const rest = figureNames.filter((name) => name !== 'leads');
  return `insert into ticket_weeks (week, scope, form, source, leads, ${rest.join(', ')}, tries)
    select week, scope, form, source, count(*), ${rest.map((_, at) => `count(*) / ${at + 2}`).join(', ')}, count(*)
    from (select ${monday(`(${count} - n) * ${weeks} / ${count}`)} as week, (n % 20 + 1) * 4 as scope,
      ${choose(['contact', 'contact', 'group-class'], 'n % 3')} as form,
      ${choose(sources, 'n / 60 % 5')} as source from ${numbers(count)}) made
    group by week, scope, form, source`;
};

/** The words of `allWords`; bench/tickets.bench.ts compares a sample of them with it. */
const wordsOf = (space: string) => [
  'lower(reference)',
  `substr(name, 1, ${space} - 1)`,
  `substr(name, ${space} + 1)`,
  'email',
  `substr(email, 1, length(email) - 12)`,
  `'p:' || phone`,
  `'p:' || substr(phone, 4)`,
  `'p:' || substr(phone, 7)`,
  ...['do', 'you', 'have', 'towels'].map((word) => `'${word}'`),
];
const insertWords = 'insert into ticket_words (word, scope, ticket_id)';

/** In the order of the key, so that SQLite writes the table without row ids from start to end. */
const wordsInSqlite = () => {
  const each = wordsOf(`instr(name, ' ')`).map((word) => `select ${word}, scope, id from tickets`);
  return `${insertWords} ${each.join(' union all ')} order by 1, 2, 3`;
};

/** Ticket by ticket, as the models write them: the rows of one ticket are next to each other. */
const wordsInPostgres = () => {
  const each = wordsOf(`position(' ' in name)`).map((word) => `(${word})`);
  return `${insertWords} select word, scope, id from tickets, lateral (values ${each.join(', ')}) each (word)`;
};

const peopleOf = () =>
  `insert into staff (id, email, name, role, active, preferences, created_at) values ${assignees
    .map((id, n) => `('${id}', 'staff${n}@example.com', 'Staff ${n}', 'Corporate', 1, '{}', ${newest})`)
    .join(', ')}`;

const fillSqlite = (file: string, count: number) => {
  const db = new DatabaseSync(file);
  for (const pragma of [
    'journal_mode = off',
    'synchronous = off',
    'cache_size = -400000',
    'temp_store = file',
  ])
    db.exec(`pragma ${pragma}`);
  const indexes = db
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null
      and tbl_name in ('tickets', 'ticket_words')`)
    .all();
  for (const { name } of indexes) db.exec(`drop index ${name}`);
  db.exec(peopleOf());
  db.exec(ticketsOf(dialects.sqlite, count));
  db.exec(wordsInSqlite());
  db.exec(weeksOf(dialects.sqlite, count));
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
  const { rows } = await client.query(
    `select indexname, indexdef from pg_indexes where tablename in ('tickets', 'ticket_words')
      and indexname not like '%_pkey'`,
  );
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  await client.query(peopleOf());
  // A table that is emptied in the same transaction is not written to the WAL first (wal_level = minimal).
  await client.query('begin');
  await client.query('truncate tickets, ticket_words');
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
  await client.query('alter table ticket_words drop constraint ticket_words_pkey');
  await client.query(ticketsOf(dialects.postgres, count));
  await client.query(wordsInPostgres());
  await client.query(weeksOf(dialects.postgres, count));
  await client.query('alter table ticket_words add primary key (word, scope, ticket_id)');
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query('commit');
  await client.query('vacuum analyze tickets');
  await client.query('vacuum analyze ticket_words');
  await client.query('vacuum analyze ticket_weeks');
  await client.query('checkpoint');
  await client.end();
};

/** Fills the tables with SQL statements: through the models a million tickets take too long. */
export const fillHistory = async (settings: DatabaseSettings, count: number): Promise<void> => {
  if (settings.DATABASE_URL) await fillPostgres(settings.DATABASE_URL, count);
  else fillSqlite(join(settings.DATA_DIR, 'heliora.db'), count);
};

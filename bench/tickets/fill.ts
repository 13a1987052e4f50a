import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DatabaseLocation, Engine } from '#server/db/connect.ts';

/** Open tickets are as many as people can work on, whatever the length of the history. */
const openTickets = 2000;
export const owners = Array.from(
  { length: 40 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
export const newest = Date.parse('2026-11-16T14:00:00Z');
const everyMs = 60_000;

/** What differs between the engines in the statements below. */
type Dialect = {
  numbers: (count: number) => string;
  hex: (value: string, length: number) => string;
  padded: (value: string, length: number) => string;
  letter: (code: string) => string;
};
const dialects: Record<Engine, Dialect> = {
  sqlite: {
    numbers: (count) =>
      `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count}) select n from numbers)`,
    hex: (value, length) => `printf('%0${length}x', ${value})`,
    padded: (value, length) => `printf('%0${length}d', ${value})`,
    letter: (code) => `char(${code})`,
  },
  postgres: {
    numbers: (count) => `(select n from generate_series(1::bigint, ${count}) n) numbered`,
    hex: (value, length) => `lpad(to_hex((${value})::bigint), ${length}, '0')`,
    padded: (value, length) => `lpad((${value})::text, ${length}, '0')`,
    letter: (code) => `chr((${code})::integer)`,
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
const choose = (values: readonly string[], at: string) =>
  `case ${at} ${values.map((value, index) => `when ${index} then '${value}'`).join(' ')} end`;

/** A ticket a minute until `newest`. Fifty first names: of a million people, 20,000 have each. */
const ticketsOf = ({ numbers, hex, padded, letter }: Dialect, count: number) => {
  const time = `(${newest} - (${count} - n) * ${everyMs})`;
  const timed = hex(time, 12);
  const isOpen = `n > ${count - openTickets}`;
  const box = `case when ${isOpen} then ${choose(['unowned', 'unowned', 'assigned', 'waiting'], 'n % 4')}
    when n % 101 = 7 then 'held' when n % 53 = 9 then 'nil' else 'done' end`;
  const status = `case when ${isOpen} then ${choose(['NEW', 'OPEN', 'ASSIGNED', 'IN_PROGRESS'], 'n % 4')}
    when n % 101 = 7 then 'NEW' when n % 53 = 9 then 'NIL' else 'RESOLVED' end`;
  const studio = '(n % 20 + 1)';
  const kind = 'case n % 23 when 0 then 1 when 1 then 2 else 0 end';
  const form = `case n % 23 when 0 then 'cancellation' when 1 then 'career-application'
    else ${choose(['contact', 'contact', 'group-class'], 'n % 3')} end`;
  const isOwned = `(${isOpen} and n % 4 >= 2) or (not (${isOpen}) and n % 101 <> 7 and n % 53 <> 9)`;
  const owner = `'00000000-0000-4000-8000-' || ${padded('n % 40', 12)}`;
  const name = `(${choose(firstNames, '(n / 20 % 10)')} || ${letter('97 + (n / 200) % 5')} || ' ruiz' || (n * 7919 % 997))`;
  return `insert into tickets (id, reference, form, studio, class, scope, name, email, phone, summary, status, box, rank,
      assignee_id, version, created_at, due_at, first_contact_at, resolved_at, touched_at, touched_by, held)
    select substr(timed, 1, 8) || '-' || substr(timed, 9) || '-7000-8000-' || ${hex('n', 12)},
      upper(${hex('n', 8)}), form, studio, class, studio * 4 + class, name, 'p' || n || '@example.com',
      '305' || ${padded('n % 10000000', 7)}, 'Do you have towels?', status, box,
      case when ${isOpen} then created + 86400000 else -created end,
      case when ${isOwned} then ${owner} end, 1, created, case when ${isOpen} then created + 86400000 end, null,
      case when box = 'done' then created end, created, null, case when box = 'held' then 'honeypot' end
    from (select n, ${timed} as timed, ${time} as created, ${studio} as studio, ${kind} as class, ${form} as form,
      ${name} as name, ${status} as status, ${box} as box from ${numbers(count)}) made`;
};

/** The words of `allWords`; bench/tickets.bench.ts compares a sample of them with it. */
const wordsOf = (space: (name: string) => string) => {
  const each = [
    `'form:' || form`,
    'lower(reference)',
    `substr(name, 1, ${space('name')} - 1)`,
    `substr(name, ${space('name')} + 1)`,
    'email',
    `substr(email, 1, length(email) - 12)`,
    `'p:' || phone`,
    `'p:' || substr(phone, 4)`,
    `'p:' || substr(phone, 7)`,
    `'box:' || box`,
  ].map((word) => `select ${word} as word, scope, id as ticket_id from tickets`);
  const owned = `select 'owner:' || assignee_id, scope, id from tickets where assignee_id is not null`;
  return `insert into ticket_words (word, scope, ticket_id)
    select word, scope, ticket_id from (${[...each, owned].join(' union all ')}) all_words`;
};

const indexes = ['tickets_in_scope', 'tickets_in_box', 'tickets_of_owner', 'tickets_by_reference'].concat([
  'tickets_by_email',
  'tickets_by_phone',
  'ticket_words_of',
]);

const fillSqlite = (file: string, count: number) => {
  const db = new DatabaseSync(file);
  for (const pragma of [
    'journal_mode = off',
    'synchronous = off',
    'cache_size = -400000',
    'temp_store = file',
  ])
    db.exec(`pragma ${pragma}`);
  const created = indexes.map(
    (name) => db.prepare('select sql from sqlite_master where name = ?').get(name)?.sql as string,
  );
  for (const name of indexes) db.exec(`drop index ${name}`);
  db.exec(ticketsOf(dialects.sqlite, count));
  // In the order of the key: a table that is its own index is then written from front to back.
  db.exec(`${wordsOf((name) => `instr(${name}, ' ')`)} order by 1, 2, 3`);
  for (const statement of created) db.exec(statement);
  db.exec('analyze');
  db.exec('pragma journal_mode = wal');
  db.close();
};

const fillPostgres = async (url: string, count: number) => {
  // A connection of its own: those of the site end a statement after 20 seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select indexname, indexdef from pg_indexes where indexname = any($1)',
    [indexes],
  );
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'`);
  for (const name of indexes) await client.query(`drop index ${name}`);
  await client.query('alter table ticket_words drop constraint ticket_words_pkey');
  await client.query(ticketsOf(dialects.postgres, count));
  await client.query(wordsOf((name) => `position(' ' in ${name})`));
  await client.query('alter table ticket_words add primary key (word, scope, ticket_id)');
  for (const { indexdef } of rows) await client.query(indexdef);
  await client.query('vacuum analyze tickets');
  await client.query('vacuum analyze ticket_words');
  await client.end();
};

/** Fills the tables of tickets by statements of the database itself: through the models a million takes a quarter of an hour. */
export const fillHistory = async (place: DatabaseLocation, count: number): Promise<void> => {
  if (place.DATABASE_URL) await fillPostgres(place.DATABASE_URL, count);
  else fillSqlite(join(place.DATA_DIR, 'heliora.db'), count);
};

/**
 * Lists, searches, figures and changes of the staff side over the leads of three years, on both databases.
 * `npm run bench -- tickets 50000` is a quicker run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { dayMs, hourMs } from '#domain/durations.ts';
import { leadScopes, type Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Period } from '#domain/tickets/figures-query.ts';
import { usualFigures } from '#domain/tickets/figures-query.ts';
import type { ListQuery, Tab } from '#domain/tickets/views.ts';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { readFigures } from '#server/models/tickets/figures/read-figures.ts';
import { countTabs } from '#server/models/tickets/list/tab-counts.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { allWords } from '#server/models/tickets/search/search-terms.ts';
import { startCluster } from '#tests/databases/postgres-cluster.ts';
import { anyQuery } from '#tests/rows/listed-tickets.ts';
import { report } from './report.ts';

const count = Number(process.argv[2] ?? 300_000);
const openCount = 2000;
const newest = Date.parse('2026-11-16T14:00:00Z');
const everyMs = Math.floor((3 * 365 * dayMs) / count);
const now = newest + hourMs;

const assignees = Array.from(
  { length: 40 },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
);
const at = <T>(values: readonly T[], n: number) => values[n % values.length] as T;
const firstNames = 'anabe carla diana elena fiona grace hanna julia karla lucia'.split(' ');
/** Of 300,000 people 6,000 have each first name, and 3,000 each last name. */
const first = (n: number) => at(firstNames, Math.floor(n / 20)) + at([...'abcde'], Math.floor(n / 200));
const last = (n: number) => `ruiz${(n * 7919) % 97}`;
const openStates = [
  ['unassigned', 'NEW'],
  ['unassigned', 'OPEN'],
  ['assigned', 'ASSIGNED'],
  ['in-touch', 'IN_PROGRESS'],
] as const;
const closedStates = [...Array(9).fill(['done', 'RESOLVED']), ['held', 'NEW']] as (readonly [
  string,
  string,
])[];

const ticketAt = (n: number) => {
  const created = newest - (count - n) * everyMs;
  const time = created.toString(16).padStart(12, '0');
  const isOpen = n > count - openCount;
  const [box, status] = at<readonly [string, string]>(isOpen ? openStates : closedStates, n);
  const scopeClass = [1, 2][n % 23] ?? 0;
  const studio = (n % 20) + 1;
  return {
    id: `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`,
    ...{
      reference: n.toString(16).padStart(8, '0').toUpperCase(),
      version: 1,
      stage: n % 40 === 3 ? 'joined' : 'new',
    },
    ...{ studio_id: studio, class: scopeClass, scope: studio * 4 + scopeClass, box, status },
    form:
      ['', 'cancellation', 'career-application'][scopeClass] || at(['contact', 'contact', 'group-class'], n),
    ...{
      name: `${first(n)} ${last(n)}`,
      email: `p${n}@example.com`,
      phone: `305${String(n).padStart(7, '0')}`,
    },
    ...{ summary: 'Do you have towels?', rank: isOpen ? created + dayMs : -created, created_at: created },
    assignee_id: box === 'unassigned' || box === 'held' ? null : at(assignees, n),
    ...{
      due_at: isOpen ? created + dayMs : null,
      touched_at: created,
      held: box === 'held' ? 'honeypot' : null,
    },
    ...{ campaign: n % 50 === 2 ? 'spring' : null, source: at(['instagram', 'google', null], n), tries: 0 },
    ...{ first_contact_at: isOpen ? null : created + hourMs, first_contact_open_ms: isOpen ? null : hourMs },
    joined_at: n % 40 === 3 ? created + dayMs : null,
  };
};

type Row = Record<string, string | number | null>;

const fill = async ({ kysely, engine, transact }: Database) => {
  const insert = (table: string, rows: readonly Row[]) => {
    const names = Object.keys(rows[0] ?? {});
    const columns = sql.join(names.map((name) => sql.ref(name)));
    const source =
      engine === 'postgres'
        ? sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`
        : sql`select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(name)}`))}
            from json_each(${JSON.stringify(rows)})`;
    return transact((tx) => sql`insert into ${sql.table(table)} (${columns}) ${source}`.execute(tx));
  };
  const staff = { role: 'Corporate', active: 1, preferences: '{}', created_at: newest };
  await insert(
    'staff',
    assignees.map((id, n) => ({ id, email: `${n}@example.com`, name: `Staff ${n}`, ...staff })),
  );
  for (let from = 1; from <= count; from += 5000) {
    const tickets = Array.from({ length: Math.min(5000, count - from + 1) }, (_, n) => ticketAt(from + n));
    await insert('tickets', tickets);
    const words = tickets.flatMap(({ id, scope, summary, ...ticket }) =>
      allWords({ ...ticket, texts: [summary] }).map((word) => ({ word, scope, ticket_id: id })),
    );
    await insert(
      'ticket_words',
      words.toSorted((a, b) => (a.word < b.word ? -1 : 1)),
    );
  }
  if (engine === 'postgres') await sql`vacuum analyze tickets, ticket_words`.execute(kysely);
  else await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
};

const corporate: Principal = { id: assignees[2] ?? '', role: 'Corporate', studios: [] };
const manager: Principal = { id: assignees[7] ?? '', role: 'Studio_Manager', studios: [toStudioId(8)] };

type Operation = (database: Database, turn: number) => Promise<unknown>;
/** A ticket somewhere in the history, another one every time. */
const nth = (turn: number) => 1 + Math.floor((turn * 0.0137 * count) % count);
const list =
  (member: Principal, query: Partial<ListQuery> | ((n: number) => Partial<ListQuery>)): Operation =>
  (database, turn) => {
    const some = typeof query === 'function' ? query(nth(turn)) : query;
    return listTickets(database, { member, query: { ...anyQuery, ...some }, limit: 50, now });
  };
const tabs: readonly Tab[] = ['unassigned', 'mine', 'all', 'in-touch', 'done', 'held'];
const filters: Record<string, Partial<ListQuery>> = {
  'no filter': {},
  studio: { studio: toStudioId(3) },
  'form and assignee': { form: 'group-class', assignee: assignees[3] ?? '' },
  'campaign, source and stage': { campaign: 'spring', source: 'instagram', stage: 'joined' },
  days: { from: '2026-11-11', to: '2026-11-13' },
};
const longPeriod = { from: '2026-08-17', to: '2026-11-15' };
const searches: Record<string, (n: number) => string> = {
  'last name': last,
  'first name': first,
  'word of every message': () => 'towels',
  'two words': (n) => `towels ${first(n)}`,
  'first and last name': (n) => `${first(n)} ${last(n)}`,
  'nobody has both': (n) => `${first(n)} ${first(n + 20)}`,
  phone: (n) => `(305) ${String(n).padStart(7, '0')}`,
  mail: (n) => `p${n}@example.com`,
  'three letters': (n) => first(n).slice(0, 3),
  'one wrong letter': (n) => `${first(n)}x`,
};
const figures = (member: Principal, period: Period): Operation => {
  const query = { ...usualFigures, period, by: 'source' } as const;
  return ({ kysely }) => readFigures(kysely, leadScopes(member), query, now);
};
const note: Operation = (database, turn) => {
  const { id } = ticketAt(count - 4 * (turn + 3));
  const change = { kind: 'note', text: 'Called' } as const;
  return changeTicket(database, { actor: actorOf(corporate), id, change, now });
};

const operations: Record<string, { max: number; runs: Record<string, Operation> }> = {
  lists: {
    max: 100,
    runs: Object.fromEntries(
      Object.entries({ Corporate: corporate, 'one studio': manager }).flatMap(([name, member]) => [
        ...tabs.flatMap((tab) =>
          Object.entries(filters).map(([by, query]) => [
            `${tab}, ${by}, ${name}`,
            list(member, { ...query, tab }),
          ]),
        ),
        [`figure, ${name}`, list(member, { figure: 'joined', ...longPeriod })],
        [`counts, ${name}`, (database: Database) => countTabs(database, member, null)],
      ]),
    ),
  },
  searches: {
    max: 300,
    runs: Object.fromEntries(
      Object.entries({ Corporate: corporate, 'one studio': manager }).flatMap(([name, member]) =>
        Object.entries(searches).map(([by, q]) => [
          `${by}, ${name}`,
          list(member, (n) => ({ tab: 'all', q: q(n) })),
        ]),
      ),
    ),
  },
  figures: {
    max: 300,
    runs: { 'this week': figures(corporate, 'week'), '13 weeks': figures(corporate, '13-weeks') },
  },
  changes: { max: 30, runs: { note } },
};

const rounds = 20;
const measure = async (database: Database) => {
  for (const [group, { max, runs }] of Object.entries(operations)) {
    let worst = { name: '', p95: 0 };
    for (const [name, run] of Object.entries(runs)) {
      const times: number[] = [];
      for (let turn = -2; turn < rounds; turn++) {
        const began = performance.now();
        await run(database, turn + 2);
        if (turn >= 0) times.push(performance.now() - began);
      }
      const p95 = times.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1] ?? 0;
      if (p95 > max / 3) console.log(`  ${database.engine}: ${name}: ${p95.toFixed(1)} ms`);
      if (p95 > worst.p95) worst = { name, p95 };
    }
    const what = `${database.engine}, ${count} tickets: ${group}, p95 of the slowest (${worst.name})`;
    report({ what, value: worst.p95, unit: 'ms', goal: { max } });
  }
};

const folder = mkdtempSync(join(tmpdir(), 'heliora-tickets-'));
for (const engine of ['sqlite', 'postgres'] as const) {
  const cluster = engine === 'postgres' ? await startCluster() : undefined;
  const database = await openDatabase({ DATABASE_URL: cluster?.url ?? null, DATA_DIR: folder });
  await migrate(database);
  await fill(database);
  await measure(database);
  await database.close();
  await cluster?.stop();
}
rmSync(folder, { recursive: true, force: true });
process.exit(0);

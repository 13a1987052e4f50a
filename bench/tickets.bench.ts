/**
 * The cost of lists and searches of the staff side must not grow with the history. The same calls run over 10,000 and
 * 1,000,000 tickets on SQLite and PostgreSQL, alternating in one process. `npm run bench -- tickets 100000` is a quick run.
 */
import { deepStrictEqual } from 'node:assert';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Principal } from '#domain/staff/permissions.ts';
import type { ListQuery, Tab } from '#domain/tickets/views.ts';
import { type Database, type DatabaseLocation, type Engine, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { allWords } from '#server/models/tickets/search-terms.ts';
import { countTabs, listTickets } from '#server/models/tickets/ticket-list.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { startCluster } from '#tests/databases/postgres-cluster.ts';
import { lowestThird } from './measure.ts';
import { report } from './report.ts';
import { fillHistory, firstNames, newest, owners } from './tickets/fill.ts';

const sizes = [10_000, Number(process.argv[2] ?? 1_000_000)] as const;
const scale = `${sizes[1].toLocaleString('en-US')} : 10,000 tickets`;
const listGoal = 1.5;
const searchGoal = 2;
const rounds = 30;
const now = newest + 3_600_000;

type Place = { database: Database; size: number };

const places = async (engine: Engine, folder: string, url: string | null): Promise<Place[]> => {
  const made: Place[] = [];
  for (const size of sizes) {
    const place: DatabaseLocation = { DATABASE_URL: null, DATA_DIR: join(folder, String(size)) };
    mkdirSync(place.DATA_DIR, { recursive: true });
    if (url) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`create database tickets_${size}`);
      await client.end();
      place.DATABASE_URL = url.replace(/[^/]+$/, `tickets_${size}`);
    }
    const empty = await openDatabase(place);
    await migrate(empty);
    await empty.close();
    const began = performance.now();
    await fillHistory(place, size);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${engine}: ${size.toLocaleString('en-US')} tickets filled in ${seconds} s`);
    made.push({ database: await openDatabase(place), size });
  }
  return made;
};

/** The history was written by SQL: a sample of it has exactly the words that the product would have written. */
const checkWords = async ({ database: { kysely: db }, size }: Place) => {
  for (let n = 0; n < 20; n++) {
    const email = `p${1 + Math.floor((n * (size - 1)) / 19)}@example.com`;
    const ticket = await db
      .selectFrom('tickets')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const rows = await db
      .selectFrom('ticket_words')
      .select('word')
      .where('ticket_id', '=', ticket.id)
      .execute();
    const words = allWords({ ...ticket, assignee: ticket.assignee_id, texts: [] });
    deepStrictEqual(rows.map(({ word }) => word).sort(), [...words].sort());
  }
};

const corporate: Principal = { id: owners[0] ?? '', role: 'Corporate', studios: [] };
const manager: Principal = { id: owners[7] ?? '', role: 'Studio_Manager', studios: [8] };
const frontDesk: Principal = { id: owners[11] ?? '', role: 'Front_Desk', studios: [8, 10] };
const anyQuery: ListQuery = {
  ...{ tab: 'all', q: '', studio: null, form: null, owner: null },
  ...{ campaign: null, from: null, to: null, after: null },
};
type Task = (place: Place, turn: number) => Promise<unknown>;
const list =
  (who: Principal, query: Partial<ListQuery>): Task =>
  ({ database }) =>
    listTickets(database, who, { ...anyQuery, ...query }, 50, now);
/** People at the same places of a short and of a long history, every time others. */
const search =
  (who: Principal, q: (n: number) => string, query: Partial<ListQuery> = {}): Task =>
  ({ database, size }, turn) =>
    listTickets(
      database,
      who,
      { ...anyQuery, ...query, q: q(1 + Math.floor((turn * 0.0137 * size) % size)) },
      50,
      now,
    );

const first = (n: number) =>
  (firstNames[Math.floor(n / 20) % 10] ?? '') + String.fromCharCode(97 + (Math.floor(n / 200) % 5));
const last = (n: number) => `ruiz${(n * 7919) % 997}`;
const reference = (n: number) => n.toString(16).padStart(8, '0').toUpperCase();

const tabs: readonly Tab[] = ['unowned', 'mine', 'all', 'waiting', 'done', 'held'];
const lists: Record<string, Task> = {
  ...Object.fromEntries(
    tabs.flatMap((tab) => [
      [`list ${tab}, Corporate`, list(corporate, { tab })],
      [`list ${tab}, one studio`, list(manager, { tab })],
      [`list ${tab}, front desk`, list(frontDesk, { tab })],
    ]),
  ),
  'counts, Corporate': ({ database }) => countTabs(database, corporate, null),
  'counts, one studio': ({ database }) => countTabs(database, manager, null),
  ticket: async ({ database }) => {
    const { rows } = await listTickets(database, manager, { ...anyQuery, tab: 'done' }, 1, now);
    return findTicket(database, manager, rows[0]?.id ?? '', now);
  },
};
const searches: Record<string, Task> = {
  'last name, Corporate': search(corporate, last),
  'last name, one studio': search(manager, last),
  'common first name, Corporate': search(corporate, first),
  'common first name, one studio': search(manager, first),
  'two words': search(corporate, (n) => `${first(n)} ${last(n)}`),
  phone: search(corporate, (n) => `(305) ${String(n % 1e7).padStart(7, '0')}`),
  'last four digits': search(corporate, (n) => String(n % 1e4).padStart(4, '0')),
  mail: search(corporate, (n) => `p${n}@example.com`),
  reference: search(corporate, reference),
  nothing: search(corporate, (n) => `nobody${n} here`),
  'name and form': search(corporate, first, { form: 'group-class' }),
  'form and owner': list(corporate, { tab: 'done', form: 'group-class', owner: owners[3] ?? null }),
};
const prefixes: Record<string, Task> = {
  'three letters': search(corporate, (n) => first(n).slice(0, 3)),
  'four letters, one studio': search(manager, (n) => last(n).slice(0, 4)),
};
const takes: Record<string, Task> = {
  take: async ({ database, size }, turn) => {
    const email = `p${size - 2 - turn * 4}@example.com`;
    const { id } = await database.kysely
      .selectFrom('tickets')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const actor = { staffId: corporate.id, network: '' };
    return changeTicket(database, corporate, actor, id, null, { kind: 'note', text: 'Called' }, now + turn);
  },
};

type Cost = { name: string; ratio: number; p95: number };
const percentile95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const measure = async (at: readonly Place[], tasks: Record<string, Task>): Promise<Cost[]> => {
  const costs: Cost[] = [];
  for (const [name, run] of Object.entries(tasks)) {
    const times = at.map((): number[] => []);
    for (let round = -3; round < rounds; round++)
      for (const [index, place] of at.entries()) {
        const began = performance.now();
        await run(place, round + 3);
        if (round >= 0) times[index]?.push(performance.now() - began);
      }
    const [small = 0, big = 0] = times.map(lowestThird);
    const p95 = percentile95(times[1] ?? []);
    costs.push({ name, ratio: big / small, p95 });
    const columns = [small, big, big / small, p95].map((figure) => figure.toFixed(2).padStart(9)).join('');
    console.log(`  ${name.padEnd(32)}${columns}`);
  }
  return costs;
};

const worst = (costs: readonly Cost[], by: 'ratio' | 'p95') =>
  costs.toSorted((a, b) => b[by] - a[by])[0] ?? { name: '', ratio: 0, p95: 0 };
const reportOf = (engine: Engine, what: string, costs: readonly Cost[], by: 'ratio' | 'p95', max: number) => {
  const dearest = worst(costs, by);
  const figure = by === 'ratio' ? scale : `p95 at ${sizes[1].toLocaleString('en-US')}`;
  const unit = by === 'p95' ? { unit: 'ms' } : {};
  report({
    what: `${engine}: ${what} (${dearest.name}), ${figure}`,
    value: dearest[by],
    ...unit,
    goal: { max },
  });
};

const folder = mkdtempSync(join(tmpdir(), 'heliora-tickets-'));
const cluster = await startCluster();
try {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const at = await places(engine, join(folder, engine), engine === 'postgres' ? cluster.url : null);
    for (const place of at) await checkWords(place);
    console.log(`${engine}: ms at 10,000, at ${sizes[1].toLocaleString('en-US')}, ratio, p95 of the latter`);
    const listed = await measure(at, lists);
    const searched = await measure(at, searches);
    const typed = await measure(at, prefixes);
    const taken = await measure(at, takes);
    reportOf(engine, 'the list that grows most', listed, 'ratio', listGoal);
    reportOf(engine, 'the search that grows most', searched, 'ratio', searchGoal);
    reportOf(engine, 'the slowest search', searched, 'p95', 50);
    reportOf(engine, 'the slowest search while typing', typed, 'p95', 100);
    reportOf(engine, 'a change', taken, 'p95', 30);
    for (const { database } of at) await database.close();
    rmSync(join(folder, engine), { recursive: true, force: true });
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

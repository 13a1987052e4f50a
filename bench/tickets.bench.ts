/**
 * The cost of lists, searches and changes of the staff side must not grow with the history: the same calls
 * run over few and many tickets on SQLite and PostgreSQL. `npm run bench -- tickets 100000` is a quicker run;
 * `--keep DIR --fill` fills the bases in DIR and `--keep DIR` measures on them; `--engine sqlite` is one
 * engine, `--only searches` one group of operations.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Engine } from '#server/db/connect.ts';
import { startCluster } from '#tests/databases/postgres-cluster.ts';
import { lowestThird } from './measure.ts';
import { report } from './report.ts';
import { type Base, openBases } from './tickets/bases.ts';
import {
  changes,
  figures,
  filteredTwice,
  lists,
  type Operation,
  prefixes,
  searches,
  searchesInVain,
  tabCounts,
  withoutIndex,
} from './tickets/operations.ts';

const { values: options, positionals } = parseArgs({
  options: {
    keep: { type: 'string' },
    fill: { type: 'boolean' },
    engine: { type: 'string' },
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const sizes = [10_000, Number(positionals[0] ?? 1_000_000)] as const;
const bigSize = sizes[1].toLocaleString('en-US');
const pageSize = 50;

type Cost = { name: string; ratio: number; p95: number };
const percentile95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const timed = async (base: Base, { run, before }: Operation, turn: number, limit: number) => {
  await before?.(base, turn);
  const began = performance.now();
  const rows = await run(base, turn, limit);
  return { ms: performance.now() - began, rows };
};

/**
 * A page of three rows costs less than one of fifty, whatever the history. Both histories therefore return as
 * many rows as the short one has; the 95th percentile is that of full pages.
 */
const measureOne = async ([small, big]: readonly Base[], operation: Operation, rounds: number) => {
  if (!small || !big) throw new Error('two bases are compared');
  const times = { small: [] as number[], big: [] as number[], full: [] as number[] };
  let compared = 0;
  for (let turn = -3; turn < rounds; turn++) {
    const short = await timed(small, operation, turn + 3, pageSize);
    const full = await timed(big, operation, turn + 3, pageSize);
    const isEqual = full.rows <= short.rows || short.rows === 0;
    const long = isEqual ? full : await timed(big, operation, turn + 3, short.rows);
    if (turn < 0) continue;
    compared += Math.min(short.rows, pageSize) / rounds;
    times.small.push(short.ms);
    times.big.push(long.ms);
    times.full.push(full.ms);
  }
  return {
    small: lowestThird(times.small),
    big: lowestThird(times.big),
    p95: percentile95(times.full),
    compared,
  };
};

const measure = async (
  bases: readonly Base[],
  group: string,
  operations: Record<string, Operation>,
  rounds = 30,
): Promise<Cost[]> => {
  const costs: Cost[] = [];
  if (options.only && options.only !== group) return costs;
  for (const [name, operation] of Object.entries(operations)) {
    const { small, big, p95, compared } = await measureOne(bases, operation, rounds);
    costs.push({ name, ratio: big / small, p95 });
    const figures = [small, big, big / small, p95].map((figure) => figure.toFixed(2).padStart(9)).join('');
    console.log(`  ${name.padEnd(36)}${figures}${compared.toFixed(0).padStart(6)}`);
  }
  return costs;
};

const worst = (costs: readonly Cost[], by: 'ratio' | 'p95') => costs.toSorted((a, b) => b[by] - a[by])[0];
const reportWorst = (what: string, costs: readonly Cost[], by: 'ratio' | 'p95', max: number) => {
  const dearest = worst(costs, by);
  if (!dearest) return;
  const figure = by === 'ratio' ? `${bigSize} : 10,000 tickets` : `p95 at ${bigSize}`;
  const unit = by === 'p95' ? { unit: 'ms' } : {};
  report({ what: `${what} (${dearest.name}), ${figure}`, value: dearest[by], ...unit, goal: { max } });
};

const measureEngine = async (engine: Engine, bases: readonly Base[]) => {
  console.log(`${engine}: ms at 10,000, at ${bigSize}, ratio, p95 of the latter, rows compared`);
  const listed = await measure(bases, 'lists', lists);
  const twice = await measure(bases, 'lists', filteredTwice);
  const compared = await measure(bases, 'lists', withoutIndex);
  const counted = await measure(bases, 'counts', tabCounts);
  const summed = await measure(bases, 'figures', figures);
  const searched = await measure(bases, 'searches', searches);
  const inVain = await measure(bases, 'searches', searchesInVain);
  const typed = await measure(bases, 'prefixes', prefixes);
  const changed = await measure(bases, 'changes', changes, 100);
  reportWorst(`${engine}: the list that grows most`, [...listed, ...twice], 'ratio', 1.5);
  reportWorst(`${engine}: the slowest list without an index`, compared, 'p95', 100);
  reportWorst(`${engine}: the counts that grow most`, counted, 'ratio', 1.5);
  reportWorst(`${engine}: the figures that grow most`, summed, 'ratio', 1.5);
  reportWorst(`${engine}: the slowest figures`, summed, 'p95', 100);
  reportWorst(`${engine}: the search that grows most`, searched, 'ratio', 2);
  reportWorst(`${engine}: the slowest search`, searched, 'p95', 50);
  reportWorst(`${engine}: the slowest search in vain`, inVain, 'p95', 300);
  reportWorst(`${engine}: the slowest search while typing`, typed, 'p95', 100);
  reportWorst(`${engine}: the change that grows most`, changed, 'ratio', 1.5);
  reportWorst(`${engine}: the slowest change`, changed, 'p95', 30);
};

/** Durable as in production; `wal_level` only makes the filling faster. */
const settings = ['autovacuum=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB'];

const folder = options.keep ? resolve(options.keep) : mkdtempSync(join(tmpdir(), 'heliora-tickets-'));
mkdirSync(folder, { recursive: true });
const engines = (['sqlite', 'postgres'] as const).filter(
  (engine) => !options.engine || engine === options.engine,
);
try {
  for (const engine of engines) {
    const keptIn = options.keep && join(folder, 'cluster');
    const cluster = engine === 'postgres' ? await startCluster({ keptIn, settings }) : undefined;
    try {
      const bases = await openBases(engine, sizes, folder, cluster?.url ?? '');
      if (!options.fill) await measureEngine(engine, bases);
      for (const { database } of bases) await database.close();
    } finally {
      await cluster?.stop();
    }
    if (!options.keep) rmSync(join(folder, engine), { recursive: true, force: true });
  }
} finally {
  if (!options.keep) rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

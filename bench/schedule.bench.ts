/**
 * Does the schedule stay flat as years of classes pile up? The same window query and the same page, over 10,000, 100,000
 * and 1,000,000 rows, measured turn by turn in one process: CPU time per call, because wall time belongs to the neighbours.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDays, classWindow } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { roll } from '#server/db/seed/roll.ts';
import type * as Entry from '#server/entry.ts';
import { readEnv } from '#server/env.ts';
import type { Runtime } from '#server/runtime.ts';
import { studioDay } from '#server/time/studio-time.ts';

const sizes = [10_000, 100_000, 1_000_000];
const goal = 1.5;
const rounds = 25;
const daysApart = 78;
const dayMs = 86_400_000;
/** Seeded ids have ten digits; each copy gets ids of its own. */
const firstCopy = 1e11;
const today = studioDay(Date.now());

/** The seeded timetable, repeated into the coming decades until there are as many rows as wanted. */
async function fill(dataDir: string, wanted: number): Promise<number> {
  const db = await openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
  await migrate(db);
  await roll(db, today);
  const count = async () =>
    Number((await sql<{ n: number }>`select count(*) as n from classes`.execute(db.kysely)).rows[0]?.n);
  const seeded = await count();
  for (let copy = 1; seeded * (copy + 1) <= wanted * 1.05; copy++) {
    const days = copy * daysApart;
    await sql`insert into classes select id + ${copy * firstCopy}, kind, location_id, class_type_id, name, instructor_ids,
      starts_at + ${days * dayMs}, date(local_date, ${`+${days} days`}), local_time, booking_opens_at + ${days * dayMs},
      capacity, taken, taken_count, waitlist_count, waitlist_capacity
      from classes where id < ${firstCopy}`.execute(db.kysely);
  }
  const rows = await count();
  await db.close();
  return rows;
}

/** Loaders find the runtime on the process; with three sites in one process, each measurement puts its own there. */
const runtimes = globalThis as { [key: symbol]: Runtime | undefined };
const runtimeKey = Symbol.for('heliora.runtime');

const built = new URL('../build/server/index.js', import.meta.url).href;
const { openSite } = (await import(built)) as typeof Entry;

const folder = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const sites: { rows: number; site: Entry.Site; runtime: Runtime }[] = [];
for (const size of sizes) {
  const dataDir = join(folder, String(size));
  const rows = await fill(dataDir, size);
  const env = readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' });
  const site = await openSite(env);
  sites.push({ rows, site, runtime: runtimes[runtimeKey] as Runtime });
}

/** Studios and days taken in turn, so that no cache ever has the answer. */
const visits = Array.from({ length: 60 }, (_, day) => addDays(today, day % 60)).flatMap((day) =>
  openStudios.map((studio) => ({ studio, day })),
);
const visit = (turn: number) => visits[(turn * 7) % visits.length] as (typeof visits)[number];

type Task = (at: (typeof sites)[number], turn: number) => Promise<unknown>;
const tasks: Record<string, { run: Task; batch: number }> = {
  'window query': {
    batch: 40,
    run: ({ runtime }, turn) => {
      const { studio, day } = visit(turn);
      const { min, max } = classWindow(day);
      const filter = { kind: 'class' as const, locationIds: [String(studio.bookingId)], from: min, to: max };
      return runtime.context.booking.pageClasses(filter, { page: 1, size: 100 });
    },
  },
  '/schedule page': {
    batch: 6,
    run: async ({ site }, turn) => {
      const { studio, day } = visit(turn);
      const answer = await site.fetch(
        new Request(`http://localhost/schedule?location=${studio.slug}&date=${day}`),
      );
      if (answer.status !== 200) throw new Error(`/schedule answered ${answer.status}`);
      await answer.arrayBuffer();
    },
  },
};

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

let isMet = true;
for (const [name, { run, batch }] of Object.entries(tasks)) {
  const costs = sites.map(() => [] as number[]);
  let turn = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const [index, at] of sites.entries()) {
      runtimes[runtimeKey] = at.runtime;
      const before = process.cpuUsage();
      for (let call = 0; call < batch; call++) await run(at, turn + call);
      const { user, system } = process.cpuUsage(before);
      // The first round only warms up.
      if (round > 0) costs[index]?.push((user + system) / batch);
    }
    turn += batch;
  }
  const medians = costs.map(median);
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  isMet &&= ratio <= goal;
  console.log(`${name}, CPU µs per call`);
  for (const [index, { rows }] of sites.entries())
    console.log(`  ${rows.toLocaleString('en-US').padStart(10)} rows  ${Math.round(medians[index] ?? 0)}`);
  console.log(
    `  largest : smallest  ${ratio.toFixed(2)}  (goal ≤ ${goal}: ${ratio <= goal ? 'met' : 'MISSED'})`,
  );
}

for (const { site } of sites) await site.close();
rmSync(folder, { recursive: true, force: true });
process.exit(isMet ? 0 : 1);

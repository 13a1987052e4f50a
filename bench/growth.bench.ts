/**
 * The cost of pages and queries must not grow with the number of classes in the database. The same calls run
 * over 10,000, 100,000 and 1,000,000 rows, alternating in one process. CPU time per call, because other
 * processes affect wall time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDays, classWindow, studioDay } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';
import { openDatabase } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Site } from '#server/entry.ts';
import { readEnv } from '#server/env.ts';
import { anonymousCaller, requestServices } from '#server/graphql/request-services.ts';
import { refreshClasses } from '#server/integrations/booking/embedded/simulator/refresh.ts';
import { openBuiltSite } from '#server/process/built-site.ts';
import { lowestThird } from './measure.ts';
import { report } from './report.ts';

const sizes = [10_000, 100_000, 1_000_000];
const goal = 1.5;
const rounds = 12;
const daysApart = 78;
const dayMs = 86_400_000;
/** Seeded ids have ten digits; each copy of a row gets a longer id. */
const firstCopy = 1e11;
const today = studioDay(Date.now());

/** Repeats the seeded timetable into the coming decades until the table has the wanted number of rows. */
async function fill(dataDir: string, wanted: number): Promise<number> {
  const database = await openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
  await migrate(database);
  await syncContent(database);
  await refreshClasses(database, today);
  const count = async () =>
    Number((await sql<{ n: number }>`select count(*) as n from classes`.execute(database.kysely)).rows[0]?.n);
  const seeded = await count();
  for (let copy = 1; seeded * (copy + 1) <= wanted * 1.05; copy++) {
    const days = copy * daysApart;
    await sql`insert into classes select id + ${copy * firstCopy}, kind, location_id, class_type_id, name, instructor_ids,
      starts_at + ${days * dayMs}, date(local_date, ${`+${days} days`}), local_time, booking_opens_at + ${days * dayMs},
      capacity, taken, taken_count, waitlist_count, waitlist_capacity, provider, is_cancelled, is_count_public, layout_format
      from classes where id < ${firstCopy}`.execute(database.kysely);
  }
  const rows = await count();
  await database.close();
  return rows;
}

const folder = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const sites: { rows: number; site: Site }[] = [];
for (const size of sizes) {
  const dataDir = join(folder, String(size));
  const rows = await fill(dataDir, size);
  const env = readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0' });
  const site = await openBuiltSite(env);
  sites.push({ rows, site });
}

/** Studios and days alternate, so that no cache has the response. */
const visits = Array.from({ length: 60 }, (_, day) => addDays(today, day % 60)).flatMap((day) =>
  openStudios.map((studio) => ({ studio, day })),
);
const visit = (turn: number) => visits[(turn * 7) % visits.length] as (typeof visits)[number];

type At = (typeof sites)[number];
type Task = (at: At, turn: number) => Promise<unknown>;

/** Clears the caches first, so that the response is computed. */
const page =
  (url: (turn: number) => string): Task =>
  async ({ site }, turn) => {
    site.services.announceChange();
    const response = await site.fetch(new Request(`http://localhost${url(turn)}`));
    if (response.status !== 200) throw new Error(`${url(turn)} responded with ${response.status}`);
    await response.arrayBuffer();
  };
const graphql =
  (source: (turn: number) => string): Task =>
  ({ site }, turn) =>
    site.graphql.execute(requestServices(site.services, new Headers(), anonymousCaller()), source(turn));
const window = (turn: number) => {
  const { studio, day } = visit(turn);
  const { min, max } = classWindow(day);
  return { id: `"${studio.locationId}"`, min: `"${min}"`, max: `"${max}"` };
};
const classId = sites[0] && (await firstClass(sites[0]));
async function firstClass({ site }: At): Promise<string> {
  const { min, max } = classWindow(today);
  const locationIds = [String(openStudios[0]?.locationId)];
  const filter = { kind: 'class' as const, locationIds, from: min, to: max };
  const { items } = await site.services.booking.pageClasses(filter, { page: 1, size: 1 });
  return String(items[0]?.id);
}

const queries: Record<string, Task> = {
  getLocalClassesV2: graphql((turn) => {
    const { id, min, max } = window(turn);
    return `{ getLocalClassesV2(location_id: ${id}, min: ${min}, max: ${max}) { results { id name start_datetime } } }`;
  }),
  getLocalWorkshopsV2: graphql((turn) => {
    const { id, min, max } = window(turn);
    return `{ getLocalWorkshopsV2(locations: [${id}], min: ${min}, max: ${max}) { results { id name } } }`;
  }),
  getClassDetails: graphql(() => `{ getClassDetails(class_id: "${classId}") { __typename } }`),
  getClassSpots: graphql(() => `{ getClassSpots(class_id: "${classId}") { __typename } }`),
  getVODs: graphql(() => '{ getVODs(class_type: [YOGA], pageNo: 2, pageSize: 10) { __typename } }'),
  getInstructorsList: graphql(() => '{ getInstructorsList(pageNo: 1, pageSize: 10) { __typename } }'),
  getLocationsList: graphql(() => '{ getLocationsList { results { id name } } }'),
  getAllStudios: graphql(() => '{ getAllStudios { __typename } }'),
  getClassInstructorDetails: graphql(() => `{ getClassInstructorDetails(class_id: "${classId}") { name } }`),
  getStudioManagersToSendEmail: graphql(
    () => '{ getStudioManagersToSendEmail(form_id: 3, studio_id: 48750) { __typename } }',
  ),
  getAllOpenings: graphql(() => '{ getAllOpenings { __typename } }'),
  getActiveMtekPromo: graphql(() => '{ getActiveMtekPromo { name } }'),
};
const pages: Record<string, Task> = {
  '/schedule': page((turn) => {
    const { studio, day } = visit(turn);
    return `/schedule?location=${studio.slug}&date=${day}`;
  }),
  '/': page(() => '/'),
  '/<studio>': page((turn) => `/${visit(turn).studio.slug}`),
  '/schedule/classes/<id>': page(() => `/schedule/classes/${classId}`),
  '/on-demand': page(() => '/on-demand'),
  '/openings': page(() => '/openings'),
};

const measure = async (name: string, run: Task, batch: number) => {
  const costs = sites.map(() => [] as number[]);
  let turn = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const [index, at] of sites.entries()) {
      const before = process.cpuUsage();
      for (let call = 0; call < batch; call++) await run(at, turn + call);
      const { user, system } = process.cpuUsage(before);
      // The first round is warm-up.
      if (round > 0) costs[index]?.push((user + system) / batch);
    }
    turn += batch;
  }
  const typical = costs.map(lowestThird);
  const ratio = (typical.at(-1) ?? 0) / (typical[0] ?? 1);
  const columns = typical.map((micros) => String(Math.round(micros)).padStart(9)).join('');
  console.log(`${name.padEnd(26)}${columns}${ratio.toFixed(2).padStart(9)}`);
  return ratio;
};

console.log(
  `CPU µs per call, over ${sites.map(({ rows }) => rows.toLocaleString('en-US')).join(', ')} class rows`,
);
const ratios: Record<string, number> = {};
for (const [name, run] of Object.entries(queries)) ratios[name] = await measure(name, run, 40);
for (const [name, run] of Object.entries(pages)) ratios[name] = await measure(name, run, 5);
const scale = '1,000,000 : 10,000 rows';
report({ what: `class window query, ${scale}`, value: ratios.getLocalClassesV2 ?? 0, goal: { max: goal } });
report({ what: `/schedule uncached, ${scale}`, value: ratios['/schedule'] ?? 0, goal: { max: goal } });
const [dearest = '', worst = 0] = Object.entries(ratios).toSorted(([, a], [, b]) => b - a)[0] ?? [];
report({
  what: `the page or query that grows most (${dearest}), ${scale}`,
  value: worst,
  goal: { max: goal },
});

for (const { site } of sites) await site.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

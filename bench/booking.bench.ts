/**
 * The cost of a mirrored booking provider: CPU time to store a change of its whole schedule (17 locations, 14
 * days, 12 classes a day), and the schedule page while the provider is unreachable, compared with the
 * embedded provider in the same run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, daysFrom, studioDay } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';
import { openDatabase } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Site } from '#server/entry.ts';
import { readEnv } from '#server/env.ts';
import { marianaTek } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { createClient } from '#server/integrations/booking/mirror/client.ts';
import { parseMapping } from '#server/integrations/booking/mirror/mapping.ts';
import { readRound } from '#server/integrations/booking/mirror/rounds.ts';
import { writeRound } from '#server/integrations/booking/mirror/write-round.ts';
import { openBuiltSite } from '#server/process/built-site.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { lowestThird } from './measure.ts';
import { report } from './report.ts';

const today = studioDay(Date.now());
const lastDay = addDays(today, 13);
const folder = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const fake = await startFakeMariana({ classes: makeClasses(today, { locations: 17, days: 14, perDay: 12 }) });
const mapFile = join(folder, 'map.json');
writeFileSync(mapFile, JSON.stringify(fake.mapping()));

const settings = (name: string, more: Record<string, string> = {}) =>
  readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATA_DIR: join(folder, name),
    ...more,
  });
const mirrored = {
  BOOKING_PROVIDER: 'mariana-tek',
  BOOKING_URL: fake.url,
  BOOKING_MAP: mapFile,
};

/** CPU seconds of a round in which every class has changed; its responses are read from memory. */
const measureRounds = async () => {
  const env = settings('rounds', mirrored);
  const database = await openDatabase(env);
  await migrate(database);
  await syncContent(database);
  const mapping = parseMapping(JSON.stringify(fake.mapping()));
  const { getJson } = createClient(marianaTek, env);
  const costs: number[] = [];
  for (let round = 0; round < 6; round++) {
    for (const one of fake.data.classes) one.name = `Changed ${round}`;
    // The fake provider runs in this process, so its pages are made before the measurement starts.
    const pages = new Map<string, unknown>();
    const remember: typeof getJson = async (path, query = {}) => {
      const key = JSON.stringify([path, query]);
      if (!pages.has(key)) pages.set(key, await getJson(path, query));
      return structuredClone(pages.get(key));
    };
    await readRound(marianaTek, remember, mapping, { from: today, to: lastDay });
    const before = process.cpuUsage();
    const days = { from: today, to: lastDay };
    const { round: read } = await readRound(marianaTek, remember, mapping, days);
    const { added, changed } = await database.kysely
      .transaction()
      .execute((tx) =>
        writeRound(tx, marianaTek.name, read, { mapping, now: Date.now(), isShrinkingAccepted: true }),
      );
    const { user, system } = process.cpuUsage(before);
    if (added + changed < 2800) throw new Error(`only ${added + changed} classes were written`);
    if (round > 0) costs.push((user + system) / 1e6);
  }
  await database.close();
  return lowestThird(costs);
};
report({
  what: 'booking: CPU of a change of 17 locations × 14 days',
  value: await measureRounds(),
  unit: 's',
  goal: { max: 2 },
});

const embedded = await openBuiltSite(settings('embedded'));
/** As many classes a day as the embedded provider simulates, so that both pages have the same rows. */
fake.data.classes = makeClasses(today, { locations: 17, days: 14, perDay: 9 });
const dead = await openBuiltSite(settings('dead', mirrored));
fake.setAway(true);

const visits = daysFrom(today, 12).flatMap((day) =>
  openStudios.map(({ slug }) => `/schedule?location=${slug}&date=${day}`),
);
/** CPU microseconds of a page that is rendered, not cached. */
const costOf = async (site: Site, turn: number) => {
  const before = process.cpuUsage();
  for (let call = 0; call < 10; call++) {
    site.services.announceChange();
    const path = visits[(turn * 10 + call) % visits.length];
    const response = await site.fetch(new Request(`http://localhost${path}`));
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
    await response.arrayBuffer();
  }
  const { user, system } = process.cpuUsage(before);
  return user + system;
};
const costs = { embedded: [] as number[], dead: [] as number[] };
for (let turn = 0; turn < 18; turn++) {
  costs.embedded.push(await costOf(embedded, turn));
  costs.dead.push(await costOf(dead, turn));
}
report({
  what: 'booking: schedule page with a dead provider : embedded',
  value: lowestThird(costs.dead.slice(3)) / lowestThird(costs.embedded.slice(3)),
  goal: { max: 1.1 },
});

await embedded.close();
await dead.close();
await fake.close();
rmSync(folder, { recursive: true, force: true });

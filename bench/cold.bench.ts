/** CPU cost of each page that is not in the cache yet: loader, render, policy, compression. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#server/env.ts';
import { openBuiltSite } from '#server/process/built-site.ts';
import { publicPaths } from '#tests/site/public-paths.ts';
import { lowestThird, median } from './measure.ts';
import { report } from './report.ts';

const rounds = 9;
const dataDir = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const site = await openBuiltSite(readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));

const costs = new Map<string, number[]>(publicPaths.map((path) => [path, []]));
for (let round = -2; round < rounds; round++) {
  for (const path of publicPaths) {
    site.services.announceChange();
    const before = process.cpuUsage();
    const response = await site.fetch(
      new Request(`http://localhost${path}`, { headers: { 'accept-encoding': 'br' } }),
    );
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
    // The first rounds are warm-up.
    if (round >= 0) costs.get(path)?.push(user + system);
  }
}
const table = [...costs].map(([path, micros]) => ({ path, ms: lowestThird(micros) / 1000 }));
for (const { path, ms } of table.toSorted((a, b) => b.ms - a.ms))
  console.log(`${ms.toFixed(1).padStart(7)} ms  ${path}`);
const all = table.map(({ ms }) => ms);
report({ what: 'cold render, middle of all pages', value: median(all), unit: 'ms CPU' });
report({ what: 'cold render, dearest page', value: Math.max(...all), unit: 'ms CPU' });
await site.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

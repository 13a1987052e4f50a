import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseSettings, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startCluster } from '#tests/databases/postgres-cluster.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';
import { runTakes } from './run-takes.ts';

/** `npm run test:takes [members] [leads]`: members of two processes take the same leads at once. */
const members = Number(process.argv[2] ?? 20);
const leads = Number(process.argv[3] ?? 1000);
const dataDir = mkdtempSync(join(temporaryRoot, 'heliora-takes-'));
const cluster = await startCluster();
const databases: DatabaseSettings[] = [
  { DATABASE_URL: null, DATA_DIR: dataDir },
  { DATABASE_URL: cluster.url, DATA_DIR: dataDir },
];
let isBroken = false;
for (const settings of databases) {
  const database = await openDatabase(settings);
  await migrate(database);
  await database.close();
  const started = performance.now();
  const report = await runTakes(settings, dataDir, members, leads);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    JSON.stringify({ engine: settings.DATABASE_URL ? 'postgres' : 'sqlite', ...report, seconds }, null, 2),
  );
  isBroken ||= report.broken.length > 0;
}
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
process.exit(isBroken ? 1 : 0);

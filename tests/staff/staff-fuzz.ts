import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createServer } from 'vite';
import { type Engine, openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { startCluster } from '#tests/databases/postgres-cluster.ts';
import { temporaryRoot } from '#tests/support/temporary-root.ts';
import { runStaffFuzz } from './run-staff-fuzz.ts';

/**
 * `npm run test:staff-fuzz [seed] [rounds]`: bad requests of every kind to every route of /staff, each round
 * with another seed, on SQLite and PostgreSQL in turn. A round has about 2,700 requests; the same seed
 * repeats it.
 */
const firstSeed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const rounds = Number(process.argv[3] ?? 10);

// Node cannot load .tsx files, so Vite loads them, as in tests.
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
});
const { renderStaff } = (await vite.ssrLoadModule('/staff/render.tsx')) as { renderStaff: RenderStaff };
const cluster = await startCluster();

const databaseOf = async (engine: Engine, dataDir: string, name: string) => {
  if (engine === 'sqlite') return openDatabase({ DATABASE_URL: null, DATA_DIR: dataDir });
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return openDatabase({ DATABASE_URL: cluster.url.replace(/[^/]+$/, name), DATA_DIR: dataDir });
};

let broken = 0;
for (let round = 0; round < rounds; round++) {
  const engine = round % 2 === 0 ? 'sqlite' : 'postgres';
  const dataDir = mkdtempSync(join(temporaryRoot, 'heliora-staff-fuzz-'));
  const database = await databaseOf(engine, dataDir, `round_${round}`);
  await migrate(database);
  const seed = firstSeed + round;
  const report = await runStaffFuzz(database, {
    dataDir,
    seed,
    render: renderStaff,
    badShare: 1,
    isChosen: () => true,
  });
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(JSON.stringify({ seed, engine, ...report }, null, 2));
  broken += report.broken.length;
}
await cluster.stop();
await vite.close();
process.exit(broken ? 1 : 0);

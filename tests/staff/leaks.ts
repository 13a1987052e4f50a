import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { runLeaks } from './run-leaks.ts';

/**
 * `npm run test:leaks [seed] [requests] [URL of an empty PostgreSQL]`: no response of /staff contains data
 * that the member may not see.
 */
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const dataDir = mkdtempSync(join(tmpdir(), 'heliora-leaks-'));
const database = await openDatabase({ DATABASE_URL: process.argv[4] ?? null, DATA_DIR: dataDir });
await migrate(database);
const report = await runLeaks(database, dataDir, seed, Number(process.argv[3] ?? 10_000));
await database.close();
rmSync(dataDir, { recursive: true, force: true });
console.log(JSON.stringify(report, null, 2));
process.exit(report.leaks.length ? 1 : 0);

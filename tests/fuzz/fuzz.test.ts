import { expect, test } from 'vitest';
import type { Engine } from '#server/db/connect.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { inLongRun, seedOf } from '#tests/support/long-run.ts';
import { runFuzz } from './run-fuzz.ts';

// Usually on PostgreSQL only, because it refuses text that SQLite stores.
test.each(inLongRun(['postgres'], ['postgres', 'sqlite']) as Engine[])(
  'bad inputs get no 5xx, crash no process and store nothing invalid (%s)',
  async (engine) => {
    const { DATABASE_URL } = await freshDatabaseSettings(engine, 'seeded');
    const seed = seedOf(20_261_115);
    const report = await runFuzz(seed, inLongRun(100, 5000), DATABASE_URL);
    expect(report.broken, `seed ${seed}`).toEqual([]);
    expect(report.stored).toBeGreaterThan(0);
  },
  inLongRun(180_000, 0),
);

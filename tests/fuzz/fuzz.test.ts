import { expect, test } from 'vitest';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { runFuzz } from './run-fuzz.ts';

// On PostgreSQL, because it refuses text that SQLite stores; npm run test:fuzz uses SQLite.
test('a hundred bad inputs get no 5xx, crash no process and store nothing invalid', async () => {
  const { DATABASE_URL } = await freshDatabaseSettings('postgres', 'seeded');
  const report = await runFuzz(20_261_115, 100, DATABASE_URL);
  expect(report.broken).toEqual([]);
  expect(report.stored).toBeGreaterThan(0);
}, 180_000);

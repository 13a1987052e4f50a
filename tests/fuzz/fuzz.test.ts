import { describe, expect, test } from 'vitest';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { runFuzz } from './run-fuzz.ts';

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  test('a hundred bad inputs get no 5xx, crash no process and store nothing invalid', async () => {
    const { DATABASE_URL } = await freshDatabaseSettings(engine, 'seeded');
    const report = await runFuzz(20_261_115, 100, DATABASE_URL);
    expect(report.broken).toEqual([]);
    expect(report.stored).toBeGreaterThan(0);
  }, 180_000);
});

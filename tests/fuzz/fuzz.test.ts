import { expect, test } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

test('four hundred bad inputs get no 5xx, fell nobody and store nothing that the rules refuse', async () => {
  const report = await runFuzz(20_261_115, 400);
  expect(report.broken).toEqual([]);
  expect(report.stored).toBeGreaterThan(0);
}, 180_000);

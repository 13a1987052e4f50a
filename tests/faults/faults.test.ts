import { expect, test } from 'vitest';
import { runFaults } from './run-faults.ts';

test('kill -9, a dead mail server and a provider that responds with garbage lose no acknowledged form, mail or lead', {
  timeout: 180_000,
}, async () => {
  const report = await runFaults({ kills: 1, visitors: 4 });
  expect(report.broken).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.mails).toBeGreaterThan(0);
  expect(report.tickets).toBe(report.stored);
});

import { expect, test } from 'vitest';
import { inLongRun } from '#tests/support/long-run.ts';
import { runFaults } from './run-faults.ts';

test('kill -9, a dead mail server and a provider that responds with garbage lose no acknowledged form, mail or lead', {
  timeout: inLongRun(180_000, 0),
}, async () => {
  const report = await runFaults({ kills: inLongRun(1, 40), visitors: inLongRun(4, 8) });
  expect(report.broken).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.mails).toBeGreaterThan(0);
  expect(report.tickets).toBe(report.stored);
});

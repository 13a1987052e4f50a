import { type Instant, studioDay } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { countExpired, expiriesAt, lastRuns, logExpiryAt } from '#server/models/privacy/retention.ts';
import { countExpiredLines } from '#server/models/staff/audit-log-retention.ts';

const shownRuns = 10;

const periodText = (period: { years: number } | { days: number }): string => {
  const [unit, count] = Object.entries(period)[0] as [string, number];
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
};

/** What the next daily run would blank, with the cut-off day, and the last runs. Changes nothing. */
export async function* retentionAsText(db: Db, now: Instant): AsyncGenerator<string> {
  for (const expiry of expiriesAt(now)) {
    const { periodName, period, before } = expiry;
    yield `${periodName}: stored for ${periodText(period)}; those from before ${studioDay(before)} will be deleted\n`;
    const forms = await countExpired(db, expiry);
    for (const { formKind, submissions, files, oldest } of forms) {
      yield `  ${formKind.padEnd(18)}  ${submissions} submissions, ${files} files, oldest from ${studioDay(oldest)}\n`;
    }
    if (forms.length === 0) yield '  nothing to delete\n';
  }
  const { period, before } = logExpiryAt(now);
  yield `staffLog: stored for ${periodText(period)}; lines from before ${studioDay(before)} will be deleted\n`;
  yield `  ${await countExpiredLines(db, before)} lines\n`;
  const runs = await lastRuns(db, shownRuns);
  yield runs.length === 0 ? 'no run yet\n' : 'last runs\n';
  for (const { at, counts } of runs) {
    const { submissions, files, lines, failed } = counts;
    const problem = failed > 0 ? `, ${failed} waiting for their files` : '';
    yield `  ${new Date(at).toISOString().slice(0, 16)}  ${submissions} submissions, ${files} files, ${lines} lines${problem}\n`;
  }
}

import { type Instant, studioDay } from '#domain/dates.ts';
import { type FormKind, factsOfKind, formKinds } from '#domain/forms/forms.ts';
import { isSpamBlankedEarly, retention, retentionOfClass } from '#domain/retention.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { deleteExpiredLines } from '#server/models/staff/audit-log-retention.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { daysBeforeTomorrow, studioInstant, yearsBeforeTomorrow } from '#server/time/studio-time.ts';
import { blankSubmissions, isNotBlanked, type RemoveFile, removeFiles } from './blank.ts';

/** Sign-ups are accounts, which have no retention period while the account exists. */
const periodNames = ['leads', 'applications', 'contracts'] as const;

type Period = { years: number } | { days: number };

/** Submissions of these forms created before `before` are blanked; held spam, if it was held before then. */
export type Expiry = {
  periodName: (typeof periodNames)[number] | 'heldSpam';
  formKinds: FormKind[];
  before: Instant;
};

/** The policy says "up to" and the job runs daily, so a run includes periods that end before the next run. */
const cutOff = (now: Instant, period: Period): Instant => {
  const today = studioDay(now);
  const day =
    'years' in period ? yearsBeforeTomorrow(today, period.years) : daysBeforeTomorrow(today, period.days);
  return studioInstant(day, '00:00');
};

export const expiriesAt = (now: Instant): Expiry[] => [
  ...periodNames.map((periodName) => {
    const ofPeriod = formKinds.filter(
      (kind) => retentionOfClass[factsOfKind[kind].recordClass] === periodName,
    );
    return { periodName, formKinds: ofPeriod, before: cutOff(now, retention[periodName]) };
  }),
  {
    periodName: 'heldSpam',
    formKinds: formKinds.filter((kind) => isSpamBlankedEarly(factsOfKind[kind].recordClass)),
    before: cutOff(now, retention.heldSpam),
  },
];

const expired = (db: Db, { periodName, formKinds, before }: Expiry) => {
  const stored = unscoped(db).selectFrom('submissions').where('form', 'in', formKinds).where(isNotBlanked);
  if (periodName !== 'heldSpam') return stored.where('created_at', '<', before);
  // Confirmed spam is dismissed and keeps `held`. Spam was held at its arrival, or later by a member.
  const heldLater = unscoped(db)
    .selectFrom('ticket_events')
    .select('ticket_id')
    .where('kind', '=', 'hold')
    .where('at', '>=', before);
  const held = unscoped(db)
    .selectFrom('tickets')
    .select('id')
    .where('box', 'in', ['held', 'dismissed'])
    .where('held', 'is not', null)
    .where('created_at', '<', before)
    .where('id', 'not in', heldLater);
  return stored.where('id', 'in', held);
};

const perBatch = 200;

/** `lines` counts those of the staff log. */
export type RetentionResult = { submissions: number; files: number; lines: number; failed: number };

const nothing: RetentionResult = { submissions: 0, files: 0, lines: 0, failed: 0 };

/** One row per run, also for a run that found nothing, as a record that retention was applied. */
const recordRun = async (db: Db, counts: RetentionResult, now: Instant): Promise<void> => {
  await db
    .insertInto('retention_runs')
    .values({ id: timeOrderedId(now), at: now, counts: JSON.stringify(counts) })
    .execute();
};

export type RetentionRun = { at: Instant; counts: RetentionResult };

/** Newest first. */
export const lastRuns = async (db: Db, limit: number): Promise<RetentionRun[]> => {
  const rows = await db.selectFrom('retention_runs').selectAll().orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ at, counts }) => ({ at, counts: fromJson(counts) as RetentionResult }));
};

/**
 * Blanks every submission whose period is over (docs/decisions/028-retention.md). In batches, files before
 * rows: the next run continues an interrupted one, several processes may run at once, and a submission whose
 * file cannot be deleted waits for the next run.
 */
export const applyRetention = async (
  database: Database,
  now: Instant,
  remove: RemoveFile,
  signal?: AbortSignal,
): Promise<RetentionResult> => {
  const { kysely: db, transact } = database;
  const total = { ...nothing };
  for (const expiry of expiriesAt(now)) {
    for (let after = ''; !signal?.aborted; ) {
      const rows = await expired(db, expiry)
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(perBatch)
        .execute();
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      const { removable, failed } = await removeFiles(
        db,
        rows.map(({ id }) => id),
        remove,
      );
      total.failed += failed;
      if (removable.length === 0) continue;
      const blanked = await transact(async (tx) => {
        const { studios, ...counts } = await blankSubmissions(tx, removable);
        await raiseStudioVersions(tx, studios);
        return counts;
      });
      total.submissions += blanked.submissions;
      total.files += blanked.files;
    }
  }
  total.lines = await deleteExpiredLines(database, cutOff(now, retention.staffLog), now, signal);
  await recordRun(db, total, now);
  return total;
};

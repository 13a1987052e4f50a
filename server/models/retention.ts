import { studioDay } from '#domain/dates.ts';
import { type FormKind, formKinds } from '#domain/forms/forms.ts';
import { retention, retentionOfForm } from '#domain/retention.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';
import { studioInstant, yearsBeforeTomorrow } from '#server/time/studio-time.ts';

/** Retention period of a group of forms: everything created before the instant is removed. */
export type Expiry = { kind: 'leads' | 'applications'; years: number; forms: FormKind[]; before: Instant };

/**
 * The job runs daily and the policy says "up to", so a run includes what would pass its period before the next run.
 * Sign-ups are account records, which have no end while the account exists: this job does not cover accounts.
 */
export const expiriesAt = (now: Instant): Expiry[] =>
  (['leads', 'applications'] as const).map((kind) => {
    const { years } = retention[kind];
    const day = yearsBeforeTomorrow(studioDay(now), years);
    const forms = formKinds.filter((form) => retentionOfForm[form] === kind);
    return { kind, years, forms, before: studioInstant(day, '00:00') };
  });

/** A blanked row has its id as idempotency key, because the key was a hash of what the visitor wrote. */
const expired = (db: Db, { forms, before }: Expiry) =>
  db
    .selectFrom('submissions')
    .where('form', 'in', forms)
    .where('created_at', '<', before)
    .whereRef('idempotency_key', '<>', 'id');

export type ExpiredForm = { form: string; submissions: number; files: number; oldest: Instant };

/** Number of submissions that the next run would blank, by form. */
export const countExpired = async (db: Db, expiry: Expiry): Promise<ExpiredForm[]> => {
  const rows = await expired(db, expiry)
    .select(({ fn }) => ['form', fn.countAll<number>().as('submissions'), fn.min('created_at').as('oldest')])
    .groupBy('form')
    .orderBy('form')
    .execute();
  const files = await db
    .selectFrom('uploads')
    .innerJoin('submissions', 'submissions.id', 'uploads.submission_id')
    .select(({ fn }) => ['submissions.form', fn.countAll<number>().as('files')])
    .where('submissions.form', 'in', expiry.forms)
    .where('submissions.created_at', '<', expiry.before)
    .groupBy('submissions.form')
    .execute();
  const filesOf = new Map(files.map((row) => [row.form, Number(row.files)]));
  return rows.map(({ form, submissions, oldest }) => ({
    form,
    submissions: Number(submissions),
    files: filesOf.get(form) ?? 0,
    oldest: Number(oldest),
  }));
};

const perBatch = 200;

export type RetentionResult = { submissions: number; files: number; failed: number };
type RemoveFile = (key: string) => Promise<void>;

/** Removes the files of these submissions; returns the ids whose files are all removed. */
const removeFiles = async (db: Db, ids: readonly string[], remove: RemoveFile) => {
  const uploads = await db
    .selectFrom('uploads')
    .select(['submission_id', 'store_key'])
    .where('submission_id', 'in', ids)
    .execute();
  const outcomes = await Promise.allSettled(uploads.map(({ store_key }) => remove(store_key)));
  const failed = new Set(
    uploads.filter((_, at) => outcomes[at]?.status === 'rejected').map(({ submission_id }) => submission_id),
  );
  return { removable: ids.filter((id) => !failed.has(id)), failed: failed.size };
};

/** Blanks the rows and deletes what belongs to them. Rows that another process has already blanked are not counted. */
const blank = (db: Db, ids: readonly string[]) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('outbox').where('submission_id', 'in', ids).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('uploads')
      .where('submission_id', 'in', ids)
      .executeTakeFirst();
    const { numUpdatedRows } = await tx
      .updateTable('submissions')
      .set((eb) => ({
        email: '',
        payload: '{}',
        context: JSON.stringify({ address: '' }),
        idempotency_key: eb.ref('id'),
      }))
      .where('id', 'in', ids)
      .whereRef('idempotency_key', '<>', 'id')
      .executeTakeFirst();
    return { submissions: Number(numUpdatedRows), files: Number(numDeletedRows) };
  });

/**
 * Blanks every submission past its period: id, form, studio and time stay, so that counts stay correct; mails, files
 * and everything a visitor wrote are removed (docs/decisions/028-retention.md). It works in batches, files before rows:
 * an interrupted run leaves rows that the next run finds again, never a file without its row. Removing a file twice is
 * not an error, so several processes may run it at once. A submission whose file cannot be removed waits for the next
 * run and does not stop the others.
 */
export const applyRetention = async (
  db: Db,
  now: Instant,
  remove: RemoveFile,
  signal?: AbortSignal,
): Promise<RetentionResult> => {
  const total = { submissions: 0, files: 0, failed: 0 };
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
      const blanked = await blank(db, removable);
      total.submissions += blanked.submissions;
      total.files += blanked.files;
    }
  }
  return total;
};

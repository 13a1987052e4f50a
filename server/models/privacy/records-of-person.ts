import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { isSamePerson, type PersonKeys, phoneKey } from '#server/models/leads/person-keys.ts';
import { isNotBlanked } from './blank.ts';

export type StoredSubmission = { id: string; form: string; email: string; created_at: Instant };

const perBatch = 200;

/** Those of the submissions with these ids that are not blanked, oldest first. */
export const findUnblanked = async (db: Db, ids: readonly string[]): Promise<StoredSubmission[]> => {
  const found: StoredSubmission[] = [];
  for (const batch of batchesOf(ids, perBatch))
    found.push(
      ...(await unscoped(db)
        .selectFrom('submissions')
        .select(['id', 'form', 'email', 'created_at'])
        .where('id', 'in', batch)
        .where(isNotBlanked)
        .execute()),
    );
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
};

/** What was sent with this email address or phone number, or corrected to it. */
export const submissionsOfPerson = async (
  db: Db,
  { email, phone }: PersonKeys,
): Promise<StoredSubmission[]> => {
  const ids = new Set<string>();
  for (const [column, value] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    if (!value) continue;
    const rows = await unscoped(db)
      .selectFrom('tickets')
      .select('id')
      .where(column, '=', value)
      // Needed for the partial index.
      .where(column, '<>', '')
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  return findUnblanked(db, [...ids]);
};

/**
 * The accounts of the email address, and those that a sign-up among the person's submissions created, even
 * after a correction of the email address in its ticket. The oldest first.
 */
export const accountsOfPerson = async (
  db: Db,
  keys: PersonKeys,
  submissions?: readonly StoredSubmission[],
) => {
  const sent = submissions ?? (await submissionsOfPerson(db, keys));
  const signUps = sent.filter(({ form }) => form === 'sign-up');
  const emails = [keys.email, ...signUps.map(({ email }) => email.toLowerCase())].filter(Boolean);
  if (emails.length === 0) return [];
  const rows = await unscoped(db)
    .selectFrom('accounts')
    .selectAll()
    .where('email', 'in', emails)
    .orderBy('created_at')
    .execute();
  const isCreatedBy = (account: (typeof rows)[number]) =>
    signUps.some(
      ({ email, created_at }) =>
        email.toLowerCase() === account.email && Math.abs(created_at - account.created_at) < minuteMs,
    );
  return rows.filter(
    (row) => isSamePerson(keys, { email: row.email, phone: phoneKey(row.phone ?? '') }) || isCreatedBy(row),
  );
};

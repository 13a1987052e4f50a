import { createHash } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { ConsentChannel, WithdrawalWay } from '#domain/forms/consents.ts';
import { factsOfKind, isFormKind } from '#domain/forms/forms.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type PersonKeys, personKeysOf } from './person-keys.ts';
import type { Submission } from './submissions.ts';

/** None for a kind of an older version, as a stored submission may have. */
const channelsOf = (formKind: string): readonly ConsentChannel[] =>
  isFormKind(formKind) ? factsOfKind[formKind].consentTo : [];

const wordingId = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Writes a row for each channel to which a submission consents. Intake stores the text that the form showed
 * with the submission, so these rows can be written later, when the ticket is opened, at no cost for intake.
 */
export const insertConsents = async (
  tx: Tx,
  submissions: readonly Submission[],
  /** Other channels than those of the form, for a lead that a member added. */
  channels?: readonly ConsentChannel[],
): Promise<void> => {
  const given = submissions.flatMap((submission) => {
    const wording = submission.requestMetadata.consent;
    const keys = personKeysOf(submission);
    if (!wording) return [];
    return (channels ?? channelsOf(submission.formKind))
      .filter((channel) => (channel === 'mail' ? keys.email : keys.phone) !== '')
      .map((channel) => ({
        id: `${submission.id}.${channel}`,
        submission_id: submission.id,
        ...keys,
        channel,
        wording,
        given_at: submission.createdAt,
      }));
  });
  if (given.length === 0) return;
  const wordings = new Map(given.map(({ wording }) => [wordingId(wording), wording]));
  await tx
    .insertInto('wordings')
    .values([...wordings].map(([id, text]) => ({ id, text })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await unscoped(tx)
    .insertInto('consents')
    .values(given.map(({ wording, ...row }) => ({ ...row, wording_id: wordingId(wording) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Whether this phone number may get a text: a consent was given and not withdrawn. Spam gives none. */
export const canTextTo = async (db: Db, phone: string): Promise<boolean> => {
  if (phone === '') return false;
  const row = await unscoped(db)
    .selectFrom('consents')
    .innerJoin('tickets', 'tickets.id', 'consents.submission_id')
    .select('consents.id')
    .where('tickets.held', 'is', null)
    .where('consents.phone', '=', phone)
    .where('channel', '=', 'text')
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export type Consent = {
  submissionId: string;
  channel: ConsentChannel;
  wording: string;
  givenAt: Instant;
  withdrawnAt: Instant | null;
  how: WithdrawalWay | null;
};

/** Consents given with these submissions, newest first. */
export const consentsOf = async (db: Db, submissionIds: readonly string[]): Promise<Consent[]> => {
  if (submissionIds.length === 0) return [];
  const rows = await unscoped(db)
    .selectFrom('consents')
    .innerJoin('wordings', 'wordings.id', 'consents.wording_id')
    .selectAll('consents')
    .select('wordings.text')
    .where('submission_id', 'in', submissionIds)
    .orderBy('consents.id', 'desc')
    .execute();
  return rows.map((row) => ({
    submissionId: row.submission_id,
    channel: row.channel,
    wording: row.text,
    givenAt: row.given_at,
    withdrawnAt: row.withdrawn_at,
    how: row.how,
  }));
};

/**
 * Withdraws every consent of one channel that the sender of this ticket has given, at any studio, because it
 * was given to the whole chain. A consent keeps the email address and phone number that were sent; those of a
 * ticket may have been corrected since. Returns the number of consents.
 */
export const withdrawConsents = async (
  tx: Tx,
  ticket: PersonKeys & { id: string },
  { channel, how, now }: { channel: ConsentChannel; how: WithdrawalWay; now: Instant },
): Promise<number> => {
  const column = channel === 'mail' ? 'email' : 'phone';
  const value = ticket[column];
  const tickets = unscoped(tx)
    .selectFrom('tickets')
    .select('id')
    .where(column, '=', value)
    // Needed for the partial index.
    .where(column, '<>', '');
  const { numUpdatedRows } = await unscoped(tx)
    .updateTable('consents')
    .set({ withdrawn_at: now, how })
    .where((eb) =>
      eb.or([
        eb('submission_id', '=', ticket.id),
        eb('submission_id', 'in', tickets),
        ...(value ? [eb(column, '=', value)] : []),
      ]),
    )
    .where('channel', '=', channel)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOfToken } from './random-token.ts';

/** Uses up an invitation or a recovery code. False for an invalid one, and if another request was faster. */
export const consumeToken = async (
  db: Db,
  token: string,
  { purpose, memberId, now }: { purpose: 'invitation' | 'recovery'; memberId: string; now: Instant },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOfToken(token))
    .where('staff_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export const deleteTokensBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('staff_tokens').where('expires_at', '<', instant).execute();
};

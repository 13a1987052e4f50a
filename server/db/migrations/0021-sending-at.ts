import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a mail was handed to the mail server; before, the word `sending` in the column of the last error. */
export const sendingAt: Migration = async (tx) => {
  await sql`alter table outbox add column sending_at bigint`.execute(tx);
  await sql`update outbox set sending_at = run_at, last_error = null
    where state = 'pending' and kind = 'send-reply' and last_error = 'sending'`.execute(tx);
};

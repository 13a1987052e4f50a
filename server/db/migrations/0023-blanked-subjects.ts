import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Until now an erasure blanked the text of a reply, but not its subject. */
export const blankedSubjects: Migration = async (tx, engine) => {
  const payload =
    engine === 'postgres'
      ? sql`jsonb_set(payload, '{change,subject}', '""')`
      : sql`json_set(payload, '$.change.subject', '')`;
  await sql`update ticket_events set payload = ${payload}
    where kind = 'reply' and ticket_id in (select id from submissions where idempotency_key = id)`.execute(
    tx,
  );
};

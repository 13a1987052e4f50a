import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A year less two days. The daily job deletes lines that become a year old before its next run (one day); the
 * other day allows for a clock change.
 */
const storedMs = 363 * 24 * 3_600_000;

/**
 * Lines of the staff log can be deleted when they are a year older than its newest line; all other lines
 * still cannot be changed or deleted. The age is compared with the newest line and not with the machine's
 * clock, because a wrong clock must not allow a deletion.
 */
export const logRetention: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const newest = '(select at from staff_log order by id desc limit 1)';
  if (engine === 'postgres') {
    await run(`create or replace function log_is_append_only() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and old.at <= ${newest} - ${storedMs} then return old; end if;
      raise exception 'the log is append-only'; end $$`);
    return;
  }
  await run('drop trigger staff_log_stays_delete');
  await run(`create trigger staff_log_stays_delete before delete on staff_log
    when old.at > ${newest} - ${storedMs}
    begin select raise(abort, 'the log is append-only'); end`);
};

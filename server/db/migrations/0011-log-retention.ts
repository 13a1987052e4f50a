import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A year less a day, because a daily run takes what would pass the year before the next one, and less another for the hour
 * by which summer time moves.
 */
const storedMs = 363 * 24 * 3_600_000;

/**
 * Lines of the log of who did what may go when they are a year older than the newest one; everything else of the log still
 * cannot be changed or deleted. The newest line and not the clock of the machine: a wrong clock opens nothing.
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

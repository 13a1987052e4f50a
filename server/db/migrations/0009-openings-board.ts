import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a job board is read, and the titles of its postings (`openings.source` is its URL). */
export const openingsBoard: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run(`create table openings_board (
    url text primary key,
    next_at bigint not null,
    read_at bigint,
    empty_readings integer not null
  )`);
  await run('alter table openings add column title text');
  // The first reading of a board without openings changes what visitors see, but no row of `openings`.
  const trigger = 'create trigger openings_board_is_public after update of read_at on openings_board';
  await run(
    engine === 'postgres'
      ? `${trigger} for each statement execute function bump_public_version()`
      : `${trigger} begin update public_version set version = version + 1 where id = 1; end`,
  );
};

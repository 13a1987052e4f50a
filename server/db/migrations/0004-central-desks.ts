import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A manager row without a location is the central desk of its topic: it gets the leads without a studio.
 * Before this migration the central desk was guessed: a mailbox with several studios. The migration converts
 * that guess to rows once, so that every mailbox gets the same mail as before. The foreign key to `locations`
 * is removed, because that table belongs to the booking provider and mailboxes belong to the operator.
 */
export const centralDesks: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  if (engine === 'postgres') {
    await run(`alter table managers
      drop constraint managers_pkey,
      drop constraint managers_location_id_fkey,
      alter column location_id drop not null`);
  } else {
    // SQLite cannot drop a constraint, so the table is copied; its triggers (migration 0003) are dropped with
    // it.
    await run('alter table managers rename to managers_before_0004');
    await run('create table managers (location_id bigint, form_id integer not null, email text not null)');
    await run('insert into managers select location_id, form_id, email from managers_before_0004');
    await run('drop table managers_before_0004');
    for (const change of ['insert', 'update', 'delete']) {
      await run(`create trigger managers_${change}_is_public after ${change} on managers
        begin update public_version set version = version + 1 where id = 1; end`);
    }
  }
  // Two indexes, because a unique index treats every null as a different value.
  await run('create unique index managers_of_studios on managers (location_id, form_id, email)');
  await run(
    'create unique index managers_of_central_desks on managers (form_id, email) where location_id is null',
  );
  await run(`insert into managers (location_id, form_id, email)
    select null, form_id, email from managers group by form_id, email having count(distinct location_id) > 1`);
};

import { sql } from 'kysely';
import type { Migration } from '#server/db/migrations/migration.ts';

/** Tables with public data of which every change counts. */
const shown = [
  'locations',
  'layouts',
  'class_types',
  'instructors',
  'openings',
  'promos',
  'managers',
  'schedule_state',
];
const bump = 'update public_version set version = version + 1 where id = 1';

/**
 * Triggers that count every change of public data, by this process, another one or a person with psql. A new
 * day rewrites thousands of classes: the trigger on `schedule_state` counts that once, so on `classes` only
 * updates count. A round of a booking provider that inserts classes counts by `version` in `booking_state`.
 * The first reading of a job board without openings changes only `openings_board`.
 */
export const publicVersionTriggers: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const isPostgres = engine === 'postgres';
  if (isPostgres)
    await run(
      `create function bump_public_version() returns trigger language plpgsql as $$ begin ${bump}; return null; end $$`,
    );
  const triggers = [
    ...shown.flatMap((table) =>
      ['insert', 'update', 'delete'].map((change) => [`${table}_${change}`, `${change} on ${table}`]),
    ),
    ['classes_update', 'update on classes'],
    ['booking_state_version', 'update of version on booking_state'],
    ['openings_board', 'update of read_at on openings_board'],
  ];
  for (const [name, event] of triggers)
    await run(
      `create trigger ${name}_is_public after ${event} ${
        isPostgres ? 'for each statement execute function bump_public_version()' : `begin ${bump}; end`
      }`,
    );
};

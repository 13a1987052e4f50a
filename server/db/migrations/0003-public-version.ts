import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Tables with public data. */
const shown = [
  'locations',
  'layouts',
  'class_types',
  'instructors',
  'videos',
  'openings',
  'promos',
  'managers',
  'schedule_state',
];
const bump = 'update public_version set version = version + 1 where id = 1';

/**
 * A number that grows with every change of public data by this process, another process or a person with
 * psql. Thousands of classes are rewritten when the day changes; the trigger on `schedule_state` counts that
 * once. On `classes` itself only updates count.
 */
export const publicVersion: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run('create table public_version (id integer primary key, version bigint not null)');
  await run('insert into public_version (id, version) values (1, 1)');
  const watched = [
    ...shown.flatMap((table) => ['insert', 'update', 'delete'].map((change) => ({ table, change }))),
    { table: 'classes', change: 'update' },
  ];
  if (engine === 'postgres') {
    await run(
      `create function bump_public_version() returns trigger language plpgsql as $$ begin ${bump}; return null; end $$`,
    );
  }
  for (const { table, change } of watched) {
    const trigger = `create trigger ${table}_${change}_is_public after ${change} on ${table}`;
    await run(
      engine === 'postgres'
        ? `${trigger} for each statement execute function bump_public_version()`
        : `${trigger} begin ${bump}; end`,
    );
  }
};

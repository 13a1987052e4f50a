import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Tables for data that is mirrored from external systems: the schedule of a booking provider and the openings
 * of a job board. Existing rows belong to the embedded provider and to content.
 * docs/decisions/011-booking-mirror.md
 */
export const bookingMirror: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const json = engine === 'postgres' ? 'jsonb' : 'text';
  const statements = [
    'create table leases (name text primary key, holder text not null, expires_at bigint not null)',
    `create table booking_state (
      provider text primary key,
      last_success_at bigint,
      last_failure_at bigint,
      last_error text,
      failures integer not null,
      retry_at bigint not null,
      soon_at bigint not null,
      later_at bigint not null,
      reference_at bigint not null,
      version bigint not null
    )`,
    `create table booking_ids (
      kind text not null,
      theirs text not null,
      ours bigint not null,
      primary key (kind, theirs),
      unique (kind, ours)
    )`,
    `create table class_spots (class_id bigint primary key, spots ${json} not null, read_at bigint not null)`,
    "alter table classes add column provider text not null default 'embedded'",
    'alter table classes add column is_cancelled integer not null default 0',
    'alter table classes add column is_count_public integer not null default 1',
    'alter table classes add column layout_format text',
    // A schedule window and its count read one range of this index.
    'drop index classes_by_location_and_day',
    `create index classes_by_location_and_day
      on classes (provider, is_cancelled, kind, location_id, local_date, starts_at, id)`,
    "alter table openings add column source text not null default 'content'",
    'alter table openings add column theirs text',
  ];
  for (const statement of statements) await run(statement);
  // Inserted classes do not increment the public version (migration 0003), so a round with changes does.
  const trigger = 'create trigger booking_state_version_is_public after update of version on booking_state';
  await run(
    engine === 'postgres'
      ? `${trigger} for each statement execute function bump_public_version()`
      : `${trigger} begin update public_version set version = version + 1 where id = 1; end`,
  );
};

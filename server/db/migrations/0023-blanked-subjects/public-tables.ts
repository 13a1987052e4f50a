import { sql } from 'kysely';
import type { Migration } from '#server/db/migrations/migration.ts';

/** All data that a visitor can read: locations, schedule, openings, promo, managers. */
export const publicTables: Migration = async (tx, engine) => {
  const json = engine === 'postgres' ? 'jsonb' : 'text';
  // Only this spelling makes the column SQLite's own row id; otherwise the key is a second index.
  const id = engine === 'postgres' ? 'bigint primary key' : 'integer primary key';
  // Who writes a row of a table that content and a booking provider write.
  const owner = "owner text not null default 'content'";

  const statements = [
    `create table layouts (
      id ${id},
      format text not null,
      spots ${json} not null,
      furniture ${json} not null,
      ${owner}
    )`,
    `create table locations (
      id ${id},
      name text not null,
      kind text not null,
      is_premium integer not null,
      latitude double precision not null,
      longitude double precision not null,
      address_line_one text not null,
      city text not null,
      postal_code text not null,
      state_province text not null,
      email text not null,
      phone_number text not null,
      layout_id bigint references layouts (id),
      ${owner}
    )`,
    `create table class_types (
      id ${id},
      name text not null,
      description text not null,
      duration integer not null,
      is_live_stream integer not null,
      tags ${json} not null,
      ${owner}
    )`,
    `create table instructors (
      id ${id},
      name text not null,
      bio text not null,
      photo text not null,
      ${owner}
    )`,
    `create table classes (
      id ${id},
      kind text not null,
      location_id bigint not null references locations (id),
      class_type_id bigint not null references class_types (id),
      name text not null,
      instructor_ids ${json} not null,
      starts_at bigint not null,
      local_date text not null,
      local_time text not null,
      booking_opens_at bigint not null,
      capacity integer not null,
      taken text not null,
      taken_count integer not null,
      waitlist_count integer not null,
      waitlist_capacity integer not null,
      provider text not null default 'embedded',
      is_cancelled integer not null default 0,
      is_count_public integer not null default 1,
      layout_format text
    )`,
    // A schedule window and its count read one range of this index, so their cost does not depend on the size
    // of the table.
    `create index classes_by_location_and_day
      on classes (provider, is_cancelled, kind, location_id, local_date, starts_at, id)`,
    `create table openings (
      id ${id},
      position text not null,
      location text not null,
      url text not null,
      source text not null default 'content',
      theirs text,
      title text
    )`,
    `create table openings_board (
      url text primary key,
      next_at bigint not null,
      read_at bigint,
      empty_readings integer not null
    )`,
    `create table promos (
      id ${id},
      name text not null,
      number_of_classes integer not null,
      contract_id text not null,
      active integer not null
    )`,
    // Without a reference to `locations`: that table belongs to the booking provider, mailboxes to the
    // operator.
    `create table managers (location_id bigint, form_id integer not null, email text not null)`,
    // Two indexes, because a unique index treats every null as a different value.
    `create unique index managers_of_studios on managers (location_id, form_id, email)`,
    `create unique index managers_of_central_desks on managers (form_id, email) where location_id is null`,
    `create table schedule_state (id ${id}, rolled_to text not null, fingerprint text not null)`,
    `create table content_state (id integer primary key, fingerprint text not null)`,
    `create table leases (name text primary key, holder text not null, expires_at bigint not null)`,
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
      provider text not null,
      kind text not null,
      theirs text not null,
      ours bigint not null,
      primary key (provider, kind, theirs),
      unique (kind, ours)
    )`,
    `create table class_spots (
      provider text not null,
      class_id bigint not null,
      spots ${json} not null,
      read_at bigint not null,
      primary key (provider, class_id)
    )`,
    `create table public_version (id integer primary key, version bigint not null)`,
    `insert into public_version (id, version) values (1, 1)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
};

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** All data that a visitor can read: locations, schedule, videos, openings, promo, managers. */
export const readSide: Migration = async (tx, engine) => {
  const json = engine === 'postgres' ? 'jsonb' : 'text';
  // Only this spelling makes the column SQLite's own row id; otherwise the key is a second index.
  const id = engine === 'postgres' ? 'bigint primary key' : 'integer primary key';

  const statements = [
    `create table layouts (
      id ${id},
      format text not null,
      spots ${json} not null,
      furniture ${json} not null
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
      layout_id bigint references layouts (id)
    )`,
    `create table class_types (
      id ${id},
      name text not null,
      description text not null,
      duration integer not null,
      is_live_stream integer not null,
      tags ${json} not null
    )`,
    `create table instructors (
      id ${id},
      name text not null,
      bio text not null,
      photo text not null
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
      waitlist_capacity integer not null
    )`,
    // A schedule window reads one range of this index, so its cost does not depend on the size of the table.
    `create index classes_by_location_and_day on classes (kind, location_id, local_date, starts_at, id)`,
    `create table videos (
      id ${id},
      kind text not null,
      position integer not null,
      name text not null,
      description text not null,
      class_type_name text not null,
      duration integer not null,
      skill_level text not null,
      thumbnail text not null,
      film text not null,
      instructor_ids ${json} not null
    )`,
    `create index videos_by_kind on videos (kind, position, id)`,
    `create table openings (
      id ${id},
      position text not null,
      location text not null,
      url text not null
    )`,
    `create table promos (
      id ${id},
      name text not null,
      number_of_classes integer not null,
      contract_id text not null,
      active integer not null
    )`,
    `create table managers (
      location_id bigint not null references locations (id),
      form_id integer not null,
      email text not null,
      primary key (location_id, form_id, email)
    )`,
    `create table schedule_state (
      id ${id},
      rolled_to text not null,
      fingerprint text not null
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
};

import { sql } from 'kysely';
import type { Migration } from '#server/db/migrations/migration.ts';

/** Submissions of visitors and their deliveries. */
export const leadTables: Migration = async (tx, engine) => {
  const json = engine === 'postgres' ? 'jsonb' : 'text';
  // Without `without rowid`, SQLite stores rows by its own row id and the key in a second index: twice the
  // pages to flush.
  const byKey = engine === 'postgres' ? '' : 'without rowid';

  const statements = [
    `create table submissions (
      id text primary key,
      idempotency_key text not null unique,
      form text not null,
      form_id integer,
      location_id bigint,
      email text not null,
      payload ${json} not null,
      context ${json} not null,
      spam text,
      created_at bigint not null
    ) ${byKey}`,
    `create table accounts (
      id text primary key,
      email text not null unique,
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      phone text,
      location_id bigint,
      birth_date text,
      zip_code text,
      emergency_name text,
      emergency_phone text,
      marketing integer not null,
      utm ${json} not null,
      created_at bigint not null
    )`,
    `create table uploads (
      id text primary key,
      submission_id text not null references submissions (id),
      store_key text not null unique,
      name text not null,
      type text not null,
      size bigint not null,
      sha256 text not null,
      download_token text not null unique,
      created_at bigint not null
    )`,
    `create index uploads_by_submission on uploads (submission_id)`,
    `create table outbox (
      id text primary key,
      submission_id text not null references submissions (id),
      kind text not null,
      payload ${json} not null,
      state text not null,
      attempts integer not null,
      run_at bigint not null,
      lease_until bigint not null,
      lease_token text,
      last_error text,
      created_at bigint not null,
      done_at bigint,
      sending_at bigint
    ) ${byKey}`,
    // Done entries stay in the table as a record; the worker's query reads only pending ones.
    `create index outbox_due on outbox (run_at) where state = 'pending'`,
    // A partial index: intake writes no entry with an error, and a full index would make it a tenth slower.
    `create index outbox_failed on outbox (state, submission_id) where last_error is not null`,
    `create table rate_limits (
      key text not null,
      window_start bigint not null,
      hits integer not null,
      primary key (key, window_start)
    ) ${byKey}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
};

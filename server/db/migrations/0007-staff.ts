import { sql } from 'kysely';
import type { Migration } from './migration.ts';
/**
 * Staff accounts, sessions, and a ticket for every submission
 * (docs/decisions/072-own-sessions-and-passkeys.md, 073).
 */
export const staffSide: Migration = async (tx, engine) => {
  const isPostgres = engine === 'postgres';
  const json = isPostgres ? 'jsonb' : 'text';
  const key = isPostgres ? '' : 'without rowid';
  // Words are compared as bytes on both engines: a prefix range must not depend on the collation.
  const bytes = isPostgres ? 'collate "C"' : '';
  const statements = [
    `create table staff (id text primary key, email text not null unique, name text not null, role text not null,
      active integer not null, preferences ${json} not null, created_at bigint not null, created_by text, seen_at bigint)`,
    `create table staff_studios (staff_id text not null references staff (id), studio integer not null,
      primary key (staff_id, studio)) ${key}`,
    `create table staff_secrets (staff_id text primary key references staff (id), password_hash text, totp_secret text,
      totp_step bigint)`,
    `create table staff_passkeys (credential_id text primary key, staff_id text not null references staff (id),
      public_key text not null, counter bigint not null, transports ${json} not null, aaguid text not null,
      is_synced integer not null, name text not null, created_at bigint not null, used_at bigint)`,
    `create index staff_passkeys_of on staff_passkeys (staff_id)`,
    `create table staff_tokens (hash text primary key, staff_id text not null references staff (id), purpose text not null,
      created_by text, created_at bigint not null, expires_at bigint not null, used_at bigint)`,
    `create index staff_tokens_of on staff_tokens (staff_id, purpose)`,
    `create table staff_challenges (hash text primary key, purpose text not null, staff_id text, expires_at bigint not null)`,
    `create table staff_sessions (hash text primary key, staff_id text not null references staff (id), method text not null,
      is_shared integer not null, address text not null, agent text not null, created_at bigint not null,
      seen_at bigint not null, verified_at bigint not null, expires_at bigint not null)`,
    `create index staff_sessions_of on staff_sessions (staff_id)`,
    // Failed passwords by hash of the typed email address, so that a response does not reveal whether an
    // account has it.
    `create table staff_attempts (hash text primary key, failures integer not null, retry_at bigint not null)`,
    `create table staff_log (id text primary key, at bigint not null, staff_id text, action text not null, subject text,
      studio integer, address text not null, detail ${json} not null) ${key}`,
    `create index staff_log_by_person on staff_log (staff_id, id)`,
    `create index staff_log_by_studio on staff_log (studio, id)`,
    // A partial index: intake writes no entry with an error, and a full index would make it a tenth slower.
    `create index outbox_failed on outbox (state, submission_id) where last_error is not null`,
    `create table desk_state (id integer primary key, reconciled_to text not null)`,
    `insert into desk_state values (1, '')`,
    `create table tickets (id text primary key, reference text not null, form text not null, studio integer not null,
      class integer not null, scope integer not null, name text not null, email text not null, phone text not null,
      summary text not null, status text not null, box text not null, rank bigint not null, assignee_id text,
      version integer not null, outcome text, reason text, linked_to text, source text, medium text, campaign text,
      created_at bigint not null, first_contact_at bigint, first_contact_open_ms bigint, resolved_at bigint, due_at bigint,
      touched_at bigint not null, touched_by text, held text)`,
    `create index tickets_in_scope on tickets (scope, box, rank, id)`,
    `create index tickets_in_box on tickets (box, rank, id)`,
    `create index tickets_of_owner on tickets (assignee_id, box, rank, id) where assignee_id is not null`,
    `create index tickets_by_reference on tickets (reference)`,
    `create index tickets_by_email on tickets (email, id) where email <> ''`,
    `create index tickets_by_phone on tickets (phone, id) where phone <> ''`,
    `create table ticket_events (id text primary key, ticket_id text not null, kind text not null, staff_id text,
      payload ${json} not null, at bigint not null) ${key}`,
    `create index ticket_events_of on ticket_events (ticket_id, id)`,
    `create table ticket_words (word text ${bytes} not null, scope integer not null, ticket_id text not null,
      primary key (word, scope, ticket_id)) ${key}`,
    `create index ticket_words_of on ticket_words (ticket_id)`,
    `create table presence (ticket_id text not null, staff_id text not null, is_writing integer not null,
      until bigint not null, primary key (ticket_id, staff_id)) ${key}`,
    `create table desk_versions (studio integer primary key, version bigint not null)`,
    `create table ticket_days (day text not null, studio integer not null, form text not null, leads integer not null,
      nil integer not null, contacted integer not null, within_hour integer not null, within_day integer not null,
      joined integer not null, lost integer not null, primary key (day, studio, form)) ${key}`,
    `create table wordings (id text primary key, text text not null)`,
    `create table consents (id text primary key, submission_id text not null, email text not null, phone text not null,
      channel text not null, wording_id text not null references wordings (id), given_at bigint not null,
      withdrawn_at bigint, how text)`,
    `create index consents_by_email on consents (email)`,
    `create index consents_by_phone on consents (phone, channel)`,
    `create index consents_by_submission on consents (submission_id)`,
    // Keyed hashes of erased email addresses and phone numbers, from which erasures are repeated after the
    // restore of a backup (models/privacy/erasure-replay.ts).
    `create table erasures (hash text primary key, at bigint not null, by_staff text)`,
    `create table retention_runs (id text primary key, at bigint not null, counts ${json} not null)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
  if (isPostgres) {
    await sql`create function log_is_append_only() returns trigger language plpgsql as
      $$ begin raise exception 'the log is append-only'; end $$`.execute(tx);
    await sql`create trigger staff_log_stays before update or delete on staff_log
      for each row execute function log_is_append_only()`.execute(tx);
  } else {
    for (const change of ['update', 'delete'])
      await sql
        .raw(`create trigger staff_log_stays_${change} before ${change} on staff_log
        begin select raise(abort, 'the log is append-only'); end`)
        .execute(tx);
  }
};

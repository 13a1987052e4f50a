import { sql } from 'kysely';
import type { Migration } from '#server/db/migrations/migration.ts';

/**
 * A year less two days. The daily job deletes lines that become a year old before its next run (one day); the
 * other day allows for a clock change.
 */
const storedMs = 363 * 24 * 3_600_000;

/**
 * For filtered lists of tickets, newest first. Each filter has one index for people who see some scopes, and
 * one for people who see all.
 */
const filterIndexes = [
  'create index tickets_days_in_scope on tickets (scope, box, id)',
  'create index tickets_days_in_box on tickets (box, id)',
  'create index tickets_form_in_scope on tickets (scope, form, box, id)',
  'create index tickets_form_in_box on tickets (form, box, id)',
  ...[
    ['campaign', 'campaign'],
    ['assignee', 'assignee_id'],
  ].flatMap(([name, column]) => [
    `create index tickets_${name}_in_scope on tickets (scope, ${column}, box, id) where ${column} is not null`,
    `create index tickets_${name}_in_box on tickets (${column}, box, id) where ${column} is not null`,
  ]),
];

/**
 * Staff accounts, sessions, and a ticket for every submission
 * (docs/decisions/072-own-sessions-and-passkeys.md, 073).
 */
export const staffTables: Migration = async (tx, engine) => {
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
    `create table ticket_opener_state (id integer primary key, reconciled_to text not null)`,
    `insert into ticket_opener_state values (1, '')`,
    `create table tickets (id text primary key, reference text not null, form text not null, studio integer not null,
      class integer not null, scope integer not null, name text not null, email text not null, phone text not null,
      summary text not null, status text not null, box text not null, rank bigint not null, assignee_id text,
      version integer not null, outcome text, reason text, linked_to text, source text, medium text, campaign text,
      created_at bigint not null, first_contact_at bigint, first_contact_open_ms bigint, resolved_at bigint, due_at bigint,
      touched_at bigint not null, touched_by text, held text)`,
    `create index tickets_in_scope on tickets (scope, box, rank, id)`,
    `create index tickets_in_box on tickets (box, rank, id)`,
    `create index tickets_of_assignee on tickets (assignee_id, box, rank, id) where assignee_id is not null`,
    `create index tickets_by_reference on tickets (reference)`,
    `create index tickets_by_email on tickets (email, id) where email <> ''`,
    `create index tickets_by_phone on tickets (phone, id) where phone <> ''`,
    ...filterIndexes,
    `create table ticket_events (id text primary key, ticket_id text not null, kind text not null, staff_id text,
      payload ${json} not null, at bigint not null) ${key}`,
    `create index ticket_events_of on ticket_events (ticket_id, id)`,
    `create table ticket_words (word text ${bytes} not null, scope integer not null, ticket_id text not null,
      primary key (word, scope, ticket_id)) ${key}`,
    `create index ticket_words_of on ticket_words (ticket_id)`,
    `create table presence (ticket_id text not null, staff_id text not null, is_writing integer not null,
      until bigint not null, primary key (ticket_id, staff_id)) ${key}`,
    `create table studio_versions (studio integer primary key, version bigint not null)`,
    `create table ticket_days (day text not null, studio integer not null, form text not null, leads integer not null,
      dismissed integer not null, contacted integer not null, within_hour integer not null, within_day integer not null,
      joined integer not null, lost integer not null, primary key (day, studio, form)) ${key}`,
    `create table wordings (id text primary key, text text not null)`,
    `create table consents (id text primary key, submission_id text not null, email text not null, phone text not null,
      channel text not null, wording_id text not null references wordings (id), given_at bigint not null,
      withdrawn_at bigint, how text)`,
    `create index consents_by_email on consents (email)`,
    `create index consents_by_phone on consents (phone, channel)`,
    `create index consents_by_submission on consents (submission_id)`,
    // Keyed hashes of erased email addresses and phone numbers, from which erasures are repeated after the
    // restore of a backup (server/models/privacy/erasure-replay.ts).
    `create table erasures (hash text primary key, at bigint not null, by_staff text)`,
    `create table retention_runs (id text primary key, at bigint not null, counts ${json} not null)`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(tx);
};

/**
 * Lines of the staff log cannot be changed, and can be deleted only when they are a year older than its
 * newest line. The age is compared with the newest line and not with the machine's clock, because a wrong
 * clock must not allow a deletion.
 */
export const appendOnlyLog: Migration = async (tx, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const newest = '(select at from staff_log order by id desc limit 1)';
  if (engine === 'postgres') {
    await run(`create function log_is_append_only() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and old.at <= ${newest} - ${storedMs} then return old; end if;
      raise exception 'the log is append-only'; end $$`);
    await run(`create trigger staff_log_stays before update or delete on staff_log
      for each row execute function log_is_append_only()`);
    return;
  }
  await run(`create trigger staff_log_stays_update before update on staff_log
    begin select raise(abort, 'the log is append-only'); end`);
  await run(`create trigger staff_log_stays_delete before delete on staff_log
    when old.at > ${newest} - ${storedMs}
    begin select raise(abort, 'the log is append-only'); end`);
};

import { sql } from 'kysely';
import type { Migration } from '#server/db/migrations/migration.ts';

/**
 * A year less two days. The daily job deletes lines that become a year old before its next run (one day); the
 * other day allows for a clock change.
 */
const storedMs = 363 * 24 * 3_600_000;

/** Columns of `ticket_weeks`, whose rules are in domain/tickets/figures.ts. */
const figures = [
  ...[
    'leads',
    'within_5m',
    'within_1h',
    'within_1d',
    'open_5m',
    'open_1h',
    'open_1d',
    'uncontacted',
    'reached',
  ],
  ...['trials', 'visits', 'joined', 'tries'],
];

/**
 * SQLite uses a partial index only if the query contains one of these three conditions, letter for letter.
 * The condition also prevents PostgreSQL from reading a whole index for a list without the filter.
 */
const isOpen = "(box = 'unassigned' or box = 'assigned' or box = 'in-touch')";

/**
 * For filtered lists of tickets, newest first: each filter has one index for people who see some scopes, and
 * one for people who see all. For filtered lists of open tickets: the last two, in the order of the lists.
 */
const filterIndexes = [
  // Contains all columns of a figure and its filters, so that the leads of a rare figure are found without
  // their rows (docs/decisions/081-figures.md).
  `create index tickets_days_in_scope on tickets (scope, box, id, form, source, created_at, first_contact_at,
    first_contact_open_ms, first_contact_tries, trial_at, visited_at, joined_at)`,
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
  ...['campaign', 'form'].map(
    (column) =>
      `create index tickets_${column}_open on tickets (${column}, box, rank, id) where ${column} is not null and ${isOpen}`,
  ),
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
    `create table staff_studios (staff_id text not null references staff (id), studio_id integer not null,
      primary key (staff_id, studio_id)) ${key}`,
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
      is_shared integer not null, network text not null, agent text not null, created_at bigint not null,
      seen_at bigint not null, verified_at bigint not null, expires_at bigint not null)`,
    `create index staff_sessions_of on staff_sessions (staff_id)`,
    // Failed passwords by hash of the typed email address, so that a response does not reveal whether an
    // account has it.
    `create table staff_attempts (hash text primary key, failures integer not null, retry_at bigint not null)`,
    `create table staff_log (id text primary key, at bigint not null, staff_id text, action text not null, subject text,
      studio_id integer, network_hash text not null, detail ${json} not null) ${key}`,
    `create index staff_log_by_person on staff_log (staff_id, id)`,
    `create index staff_log_by_studio on staff_log (studio_id, id)`,
    `create table ticket_opener_state (id integer primary key, reconciled_to text not null)`,
    `insert into ticket_opener_state values (1, '')`,
    `create table tickets (id text primary key, reference text not null, form text not null, studio_id integer not null,
      class integer not null, scope integer not null, name text not null, email text not null, phone text not null,
      summary text not null, status text not null, box text not null, rank bigint not null, assignee_id text,
      version integer not null, stage text, reason text, linked_to text, source text, medium text, campaign text,
      created_at bigint not null, first_contact_at bigint, first_contact_open_ms bigint, resolved_at bigint, due_at bigint,
      touched_at bigint not null, touched_by text, held text, tries integer not null default 0, next_at bigint,
      trial_at bigint, visited_at bigint, joined_at bigint, erasure_requested_at bigint, first_contact_tries integer)`,
    `create index tickets_in_scope on tickets (scope, box, rank, id)`,
    `create index tickets_in_box on tickets (box, rank, id)`,
    `create index tickets_of_assignee on tickets (assignee_id, box, rank, id) where assignee_id is not null`,
    `create index tickets_by_email on tickets (email, id) where email <> ''`,
    `create index tickets_by_phone on tickets (phone, id) where phone <> ''`,
    `create index tickets_to_erase on tickets (erasure_requested_at) where erasure_requested_at is not null`,
    ...filterIndexes,
    `create table ticket_events (id text primary key, ticket_id text not null, kind text not null, staff_id text,
      payload ${json} not null, at bigint not null) ${key}`,
    `create index ticket_events_of on ticket_events (ticket_id, id)`,
    `create table ticket_words (word text ${bytes} not null, scope integer not null, ticket_id text not null,
      primary key (word, scope, ticket_id)) ${key}`,
    `create index ticket_words_of on ticket_words (ticket_id)`,
    // The newest tickets of a word in all scopes (docs/decisions/082-one-wrong-letter.md).
    `create index ticket_words_newest on ticket_words (word, ticket_id, scope)`,
    `create table studio_versions (studio_id integer primary key, version bigint not null)`,
    // Figures of the leads of a week, by its Monday (docs/decisions/081-figures.md).
    `create table ticket_weeks (week text not null, scope integer not null, form text not null, source text not null,
      ${figures.map((figure) => `${figure} integer not null`).join(', ')},
      primary key (week, scope, form, source))`,
    // Of a studio, or of all (studio 0).
    `create table saved_replies (id text primary key, studio_id integer not null, title text not null, text text not null,
      updated_at bigint not null, updated_by text)`,
    `create table wordings (id text primary key, text text not null)`,
    `create table consents (id text primary key, submission_id text not null, email text not null, phone text not null,
      channel text not null, wording_id text not null references wordings (id), given_at bigint not null,
      withdrawn_at bigint, how text)`,
    `create index consents_by_email on consents (email)`,
    `create index consents_by_phone on consents (phone, channel)`,
    `create index consents_by_submission on consents (submission_id)`,
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

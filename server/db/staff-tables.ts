import type { Instant } from '#domain/dates.ts';
import type { Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import type { TicketStatus } from '#domain/tickets/transitions.ts';
import type { Flag, Json } from './column-types.ts';

/**
 * Single letters are shortcuts by default; a new lead is silent by default. `heldSeenAt`: when the member
 * last looked at the held messages.
 */
export type StoredPreferences = { hasShortcuts?: boolean; hasSound?: boolean; heldSeenAt?: Instant };
type Values = Record<string, unknown>;

/** Staff accounts, their sessions, and the tickets of the submissions. */
export type StaffTables = {
  staff: {
    id: string;
    /** In lower case, so that one mailbox has one account. */
    email: string;
    name: string;
    role: Role;
    active: Flag;
    preferences: Json<StoredPreferences>;
    created_at: Instant;
    /** The id of the inviting member; null when an operator invited. */
    created_by: string | null;
    seen_at: Instant | null;
  };
  /** No rows for a Corporate account. */
  staff_studios: { staff_id: string; studio_id: StudioId };
  /** `totp_secret` is encrypted (models/staff/encryption.ts); `totp_step` is the last used time step. */
  staff_secrets: {
    staff_id: string;
    password_hash: string | null;
    totp_secret: string | null;
    totp_step: Instant | null;
  };
  staff_passkeys: {
    credential_id: string;
    staff_id: string;
    public_key: string;
    counter: number;
    transports: Json<string[]>;
    aaguid: string;
    is_synced: Flag;
    name: string;
    created_at: Instant;
    used_at: Instant | null;
  };
  /** Hashes of invitations and recovery codes, and of devices and networks of sign-ins (`origin`). */
  staff_tokens: {
    hash: string;
    staff_id: string;
    purpose: 'invitation' | 'recovery' | 'origin';
    created_by: string | null;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  staff_challenges: { hash: string; purpose: string; staff_id: string | null; expires_at: Instant };
  staff_sessions: {
    hash: string;
    staff_id: string;
    method: 'passkey' | 'password' | 'recovery';
    is_shared: Flag;
    /** The network of the request (`networkOf`). */
    network: string;
    agent: string;
    created_at: Instant;
    seen_at: Instant;
    verified_at: Instant;
    expires_at: Instant;
  };
  staff_attempts: { hash: string; failures: number; retry_at: Instant };
  /** Append-only: a trigger prevents changes. Contains ids and no personal data. */
  staff_log: {
    id: string;
    at: Instant;
    staff_id: string | null;
    action: string;
    subject: string | null;
    studio_id: StudioId | null;
    /** Of the network of the request (`hashOfNetwork`). */
    network_hash: string;
    detail: Json<Values>;
  };
  /** One row: the id of the last submission that was compared with the tickets. */
  ticket_opener_state: { id: number; reconciled_to: string };
  /** `id` is the id of the submission. */
  tickets: {
    id: string;
    reference: string;
    form: string;
    studio_id: StudioId;
    /** The number of the scope class (domain/staff/scopes.ts). */
    class: number;
    /** Studio and scope class as one number (domain/staff/scopes.ts). */
    scope: number;
    name: string;
    email: string;
    phone: string;
    summary: string;
    status: TicketStatus;
    box: Box;
    /** The sort key of all lists, ascending. */
    rank: number;
    assignee_id: string | null;
    version: number;
    stage: string;
    reason: string | null;
    linked_to: string | null;
    source: string | null;
    medium: string | null;
    campaign: string | null;
    created_at: Instant;
    /** Tries to reach the sender: calls, texts and mails. */
    tries: number;
    /** The time of the next step that a member chose. */
    next_at: Instant | null;
    /** The first real answer: the sender was reached, or a mail of ours was sent. */
    first_contact_at: Instant | null;
    /** The studio's opening hours between the arrival and the first answer. */
    first_contact_open_ms: number | null;
    /** The tries until the first answer; null also for an answer without a counted one. */
    first_contact_tries: number | null;
    /** When the ticket came to these stages; null when it did not, or was moved back before them. */
    trial_at: Instant | null;
    visited_at: Instant | null;
    joined_at: Instant | null;
    /** When a member asked Corporate to erase the person. */
    erasure_requested_at: Instant | null;
    resolved_at: Instant | null;
    due_at: Instant | null;
    touched_at: Instant;
    touched_by: string | null;
    /** Why the ticket is held; null when it is not. */
    held: string | null;
  };
  ticket_events: {
    id: string;
    ticket_id: string;
    kind: string;
    staff_id: string | null;
    payload: Json<Values>;
    at: Instant;
  };
  /** Texts for mails to senders; `studio_id` 0: for all studios. */
  saved_replies: {
    id: string;
    studio_id: StudioId;
    title: string;
    text: string;
    updated_at: Instant;
    updated_by: string | null;
  };
  ticket_words: { word: string; scope: number; ticket_id: string };
  /** A number per studio (0: none) that grows with every change of its tickets. */
  studio_versions: { studio_id: StudioId; version: number };
  /** Texts of consents as forms showed them; `id` is the hash of the text. */
  wordings: { id: string; text: string };
  consents: {
    id: string;
    submission_id: string;
    email: string;
    phone: string;
    channel: 'mail' | 'text';
    wording_id: string;
    given_at: Instant;
    withdrawn_at: Instant | null;
    /** The way in which the person withdrew the consent. */
    how: 'call' | 'text' | 'mail' | 'in-person' | null;
  };
  erasures: { hash: string; at: Instant; by_staff: string | null };
  retention_runs: { id: string; at: Instant; counts: Json<Record<string, number>> };
};

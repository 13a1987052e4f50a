import type { Instant } from '#domain/dates.ts';
import type { Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Flag, Json } from './column-types.ts';

/** Single letters are shortcuts by default; a new lead is silent by default. */
export type StoredPreferences = { hasShortcuts?: boolean; hasSound?: boolean };
type Values = Record<string, unknown>;

/** Staff accounts, their sessions, and what the system stores about its work on tickets. */
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
  /** `totp_secret` is encrypted (server/models/staff/encryption.ts), `totp_step` the last used time step. */
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
    /** The network of the request, as a hash (`hashOfNetwork`). */
    network_hash: string;
    detail: Json<Values>;
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
  /** A number per studio (0: none) that grows with every change of its tickets. */
  studio_versions: { studio_id: StudioId; version: number };
  /** Texts of consents as forms showed them; `id` is the hash of the text. */
  wordings: { id: string; text: string };
  erasures: { id: string; at: Instant; by_staff: string | null };
  retention_runs: { id: string; at: Instant; counts: Json<Record<string, number>> };
};

import type { Instant } from '#domain/dates.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Flag, Json } from './column-types.ts';

export type Utm = { source?: string; medium?: string; campaign?: string };
/**
 * The column `context`. `address` is the IP address, in code `ip` (`toContext` and `fromContext` in
 * models/leads/submissions.ts).
 */
export type StoredContext = {
  address: string;
  userAgent?: string;
  pageUri?: string;
  pageName?: string;
  hutk?: string;
  utm?: Utm;
  /** The text of the consent as the form showed it when it was sent. */
  consent?: string;
  /** The language of the page. Older rows may have none: they are English. */
  language?: string;
};
export type SpamMark = 'honeypot' | 'too-fast';
/** `held`: the submission is classified as spam; an operator may release the entry. */
export type OutboxState = 'pending' | 'done' | 'parked' | 'held';
type Values = Record<string, unknown>;

export type LeadTables = {
  submissions: {
    id: string;
    idempotency_key: string;
    form: FormKind;
    /** The managers' topic (domain/forms/manager-topics.ts). */
    form_id: number | null;
    location_id: LocationId | null;
    email: string;
    payload: Json<Values>;
    context: Json<StoredContext>;
    /** Null for a genuine submission. Spam is stored with its mails held, so that a mistake loses nothing. */
    spam: SpamMark | null;
    created_at: Instant;
  };
  accounts: {
    id: string;
    /** In lower case, so that one mailbox has one account. */
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    location_id: LocationId | null;
    birth_date: string | null;
    zip_code: string | null;
    emergency_name: string | null;
    emergency_phone: string | null;
    marketing: Flag;
    utm: Json<Utm>;
    created_at: Instant;
  };
  uploads: {
    id: string;
    submission_id: string;
    /** The generated name of the file in the file store; the visitor's file name is only a label. */
    store_key: string;
    name: string;
    type: string;
    size: number;
    sha256: string;
    /**
     * Secret part of the file's download URL, valid for `retention.downloadLinks`: the managers' mail has it
     * when the file is too big to attach.
     */
    download_token: string;
    created_at: Instant;
  };
  outbox: {
    id: string;
    submission_id: string;
    kind: string;
    payload: Json<Values>;
    state: OutboxState;
    attempts: number;
    run_at: Instant;
    lease_until: Instant;
    lease_token: string | null;
    last_error: string | null;
    created_at: Instant;
    done_at: Instant | null;
  };
  rate_limits: { key: string; window_start: Instant; hits: number };
};

import type { Instant } from '#domain/dates.ts';
import type { ConsentChannel, WithdrawalWay } from '#domain/forms/consents.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import type { Scope } from '#domain/staff/scopes.ts';
import type { LocationId, StudioId } from '#domain/studios.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import type { Stage } from '#domain/tickets/stages.ts';
import type { TicketStatus } from '#domain/tickets/transitions.ts';
import type { Flag, Json } from './column-types.ts';

export type Utm = { source?: string; medium?: string; campaign?: string };
/**
 * The column `context`. `address` is the IP address, in code `ip` (`toContext` and `fromContext` in
 * server/models/leads/submissions.ts).
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
/** `held`: the submission is classified as spam, until somebody marks it as genuine. */
export type OutboxState = 'pending' | 'done' | 'parked' | 'held';
type Values = Record<string, unknown>;

/**
 * Tables with data of leads. They are not among those of `Db`: a member's query reads them by `ticketsIn`,
 * everything else by `unscoped`.
 */
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
    /** When a reply was handed to the mail server, while it is not known whether the server accepted it. */
    sending_at: Instant | null;
    created_at: Instant;
    done_at: Instant | null;
  };
  /** `id` is the id of the submission. */
  tickets: {
    id: string;
    reference: string;
    form: string;
    studio_id: StudioId;
    /** The number of the scope class (domain/staff/scopes.ts). */
    class: number;
    /** Studio and scope class as one number (domain/staff/scopes.ts). */
    scope: Scope;
    name: string;
    email: string;
    phone: string;
    summary: string;
    status: TicketStatus;
    box: Box;
    /** Ascending in all lists (`rankOf`). */
    rank: number;
    assignee_id: string | null;
    version: number;
    stage: Stage;
    reason: string | null;
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
  ticket_words: { word: string; scope: Scope; ticket_id: string };
  consents: {
    id: string;
    submission_id: string;
    email: string;
    phone: string;
    channel: ConsentChannel;
    wording_id: string;
    given_at: Instant;
    withdrawn_at: Instant | null;
    /** The way in which the person withdrew the consent. */
    how: WithdrawalWay | null;
  };
};

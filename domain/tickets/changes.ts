import type { Instant } from '#domain/dates.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Stage } from './stages.ts';

export const lostReasons = ['price', 'distance', 'timing', 'health', 'no-answer', 'other'] as const;

export const dismissReasons = ['spam', 'duplicate', 'test', 'wrong-number'] as const;

export const contactChannels = ['call', 'text', 'mail'] as const;

/** What came of a try. Only `reached` is an answer; `not-sent` is no try at all. */
export const contactOutcomes = ['reached', 'voicemail', 'no-answer', 'not-sent'] as const;

export type ContactOutcome = (typeof contactOutcomes)[number];

export type LostReason = (typeof lostReasons)[number];

export type DismissReason = (typeof dismissReasons)[number];

export type ContactChannel = (typeof contactChannels)[number];

export type ContactData = { name: string; email: string; phone: string };

export type Change =
  | { kind: 'take' }
  | { kind: 'assign'; to: string }
  /**
   * Removes the assignee. This is done by the assignee, by a member with `ticket.assign`, or by the server
   * when the account of the assignee was disabled or may no longer work on the ticket.
   */
  | { kind: 'hand-back' }
  | { kind: 'move'; studio: StudioId }
  /**
   * `next` is the time of the next step. Events that are older than outcomes have no `outcome` and no `next`.
   */
  | { kind: 'contact'; channel: ContactChannel; outcome?: ContactOutcome; next?: Instant }
  | { kind: 'plan'; next: Instant }
  | { kind: 'note'; text: string }
  | { kind: 'stage'; stage: Stage; lost?: LostReason; next?: Instant }
  | { kind: 'dismiss'; reason: DismissReason }
  | { kind: 'reopen'; next?: Instant }
  | { kind: 'hold' }
  | { kind: 'release' }
  /** Takes the ticket from the colleague who has it. The sheet of its button shows a question first. */
  | { kind: 'take-over' }
  /** Corrects how to reach the sender. The model sets `was`; both are null after they were blanked. */
  | { kind: 'edit'; was: ContactData | null; now: ContactData | null }
  /** Asks Corporate to erase the person. */
  | { kind: 'request-erasure' }
  /** A mail to the sender, sent by the outbox after a moment in which it can be undone. */
  | { kind: 'reply'; to: string; subject: string; text: string; next: Instant }
  /** Made when the mail of this reply was sent. */
  | { kind: 'sent'; reply: string }
  /** Made by server/jobs/staff-job.ts: removes an assignee who did nothing until after the due time. */
  | { kind: 'return' };

/** A change, or the undo of one. */
export type ChangeName = Change['kind'] | 'undo';

/** What an erasure writes over the fields of a change that contain text or contact data. */
export const blankedFields = {
  note: { text: '' },
  reply: { to: '', subject: '', text: '' },
  edit: { was: null, now: null },
} as const satisfies { [Kind in Change['kind']]?: Partial<ChangeOf<Kind>> };

/** Changes that a member makes; the others are made by a job. */
export type ManualChangeKind = Exclude<Change['kind'], 'return' | 'sent'>;

export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>;

/** How long a reply waits before it is sent, and can be undone. */
export const undoSendMs = 10_000;

/** Characters of a note. */
export const noteLimit = 4000;

/** Changes that can be made on several tickets at once. */
export const bulkKinds = [
  'take',
  'assign',
  'hand-back',
  'stage',
  'dismiss',
] as const satisfies ManualChangeKind[];

export type BulkKind = (typeof bulkKinds)[number];

export type BulkChange = ChangeOf<BulkKind>;

import type { FormKind, factsOfKind } from '#domain/forms/forms.ts';
import type { ManagerTopic } from '#domain/forms/manager-topics.ts';
import type { StoredPayloads } from '#domain/forms/stored-payloads.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import type { SpamMark } from '#server/db/lead-tables.ts';
import { NamedError } from '#server/errors/named-error.ts';
import { networkOf } from '#server/limits/network.ts';
import { countHit, countHits, type Limit, peekLimit } from '#server/limits/rate-limits.ts';
import type { NewEntry } from '#server/outbox/entry-kinds.ts';
import { addToOutbox } from '#server/outbox/outbox.ts';
import type { Clock } from '#server/time/clock.ts';
import { language } from '#words/language.ts';
import { idempotencyKey, isKeyStored, isStoredInPreviousWindow } from './idempotency.ts';
import { hasVisitorMail, mailboxLimit, withoutVisitorMails } from './mailbox-limit.ts';
import { insertSubmission, type StoredMetadata } from './submissions.ts';
import type { StoredFile } from './uploads.ts';

/** Services that intake needs to store a submission and notify the worker. */
export type IntakeServices = {
  database: Database;
  clock: Clock;
  /** Maximum number of submissions of one form per network and minute. */
  limitPerMinute: number;
  /** Notifies the outbox's worker of new entries. */
  notifyWorker(): void;
};

/** Metadata of the request of a submission: IP address, page, and the signals for spam detection. */
export type RequestMetadata = Omit<StoredMetadata, 'consent' | 'language'> & {
  /** Idempotency key that our own pages send with every form; a retry has the same key. */
  key?: string;
  /** Value of the honeypot field, which people cannot see. */
  honeypot?: string;
  /** Time from the first display of the form to its submission. */
  elapsedMs?: number;
};

/** A validated form: its kind determines the type of its payload, and whether it has files and a consent. */
export type FormOfKind<File> = {
  [Kind in FormKind]: FilesOf<StoredPayloads[Kind], File> &
    ConsentOf<(typeof factsOfKind)[Kind]['consentTo']> & {
      formKind: Kind;
      topic?: ManagerTopic | null;
      payload: StoredPayloads[Kind];
    };
}[FormKind];
/** A payload with file names compiles only together with the files. */
type FilesOf<Payload, File> = Payload extends { files: readonly string[] }
  ? { files: readonly File[] }
  : { files?: never };
/** A kind with a channel of consent compiles only with the text that the visitor agreed to, or null. */
type ConsentOf<Channels extends readonly unknown[]> = Channels extends readonly []
  ? { consent?: never }
  : { consent: string | null };
export type SubmissionInput = FormOfKind<StoredFile> & {
  locationId?: LocationId | null;
  email: string;
  entries: readonly NewEntry[];
  /** Further writes in the same transaction; returns the entries that they need. */
  inSameTransaction?: (tx: Tx) => Promise<readonly NewEntry[]>;
};
export type StoreResult = { isRepeated: boolean; spam: SpamMark | null };

export class TooManySubmissions extends NamedError {
  static override readonly errorName: string = 'TooManySubmissions';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many submissions');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Shortest time in which a person can fill in and send a form, even with autofill. */
const fastestHumanMs = 1200;

const classifySpam = ({ honeypot, elapsedMs }: RequestMetadata): SpamMark | null => {
  if (honeypot) return 'honeypot';
  return elapsedMs !== undefined && elapsedMs < fastestHumanMs ? 'too-fast' : null;
};

const storedMetadata = (
  { key: _key, honeypot: _honeypot, elapsedMs: _elapsed, ...stored }: RequestMetadata,
  { consent }: SubmissionInput,
): StoredMetadata => ({ ...stored, language: language.code, ...(consent && { consent }) });

/** What makes two forms the same: typed values, studio, and hashes of files, whose names are generated. */
const contentOf = ({ payload, locationId = null, files = [] }: SubmissionInput) => [
  payload,
  locationId,
  files.map((file) => file.sha256),
];

/**
 * Stores a validated form. One transaction contains the submission, its files, its outbox entries and its
 * rate-limit hit, and it is on disk before the response is sent. A form that is sent again does not count
 * against the limit and gets the result of the first time. A refused form is rolled back, so the limit counts
 * only stored submissions.
 */
export const storeSubmission = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  input: SubmissionInput,
): Promise<StoreResult> => {
  const now = intake.clock.now();
  const form = { ...metadata, formKind: input.formKind, content: contentOf(input) };
  const spam = classifySpam(metadata);
  const isNew = await intake.database.transact(async (tx) => {
    if (await isStoredInPreviousWindow(tx, form, now)) return false;
    const id = await insertSubmission(
      tx,
      {
        idempotencyKey: idempotencyKey(form, now),
        formKind: input.formKind,
        topic: input.topic ?? null,
        locationId: input.locationId ?? null,
        email: input.email,
        payload: input.payload,
        requestMetadata: storedMetadata(metadata, input),
        spam,
        files: input.files ?? [],
      },
      now,
    );
    if (id === undefined) return false;
    const entries = [...input.entries, ...((await input.inSameTransaction?.(tx)) ?? [])];
    const perForm = limitOf(intake, metadata, input.formKind);
    const perMailbox = !spam && hasVisitorMail(entries) ? mailboxLimit(input.email) : undefined;
    const exceeded = await countHits(tx, perMailbox ? [perForm, perMailbox] : [perForm], now);
    const waitSeconds = exceeded.get(perForm);
    if (waitSeconds) throw new TooManySubmissions(waitSeconds);
    const isMailboxFull = perMailbox && exceeded.has(perMailbox);
    // Spam gets the same entries in the state `held`: no mail is sent until it is marked as genuine.
    const sent = isMailboxFull ? withoutVisitorMails(entries) : entries;
    await addToOutbox(tx, id, sent, { now, isHeld: spam !== null });
    return true;
  });
  if (isNew) intake.notifyWorker();
  return { isRepeated: !isNew, spam };
};

/**
 * Checks the limit before expensive work (hashing a password, receiving files) and throws when it is reached.
 * Repeats of a stored form, whose response was lost, have a limit of their own with the same number per
 * minute.
 */
export const assertWithinLimit = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  formKind: FormKind,
): Promise<void> => {
  const waitSeconds = await peekLimit(
    intake.database.kysely,
    limitOf(intake, metadata, formKind),
    intake.clock.now(),
  );
  if (waitSeconds && !(await countRepeat(intake, metadata, formKind)))
    throw new TooManySubmissions(waitSeconds);
};

const perMinute = ({ limitPerMinute }: IntakeServices, key: string): Limit => ({
  key,
  max: limitPerMinute,
  windowMs: 60_000,
});

const limitOf = (intake: IntakeServices, { ip }: RequestMetadata, formKind: FormKind) =>
  perMinute(intake, `${formKind} ${networkOf(ip)}`);

/** Counts a repeat of a stored form. False for another form, and for more repeats than their limit. */
const countRepeat = async (
  intake: IntakeServices,
  { key }: RequestMetadata,
  formKind: FormKind,
): Promise<boolean> => {
  const { kysely } = intake.database;
  if (!key || !(await isKeyStored(kysely, formKind, key))) return false;
  const limit = perMinute(intake, `repeat ${formKind} ${key}`);
  return (await countHit(kysely, limit, intake.clock.now())) === undefined;
};

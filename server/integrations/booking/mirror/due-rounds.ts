import type { Instant } from '#domain/dates.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { TryLater } from '#server/errors/delivery-errors.ts';
import { NamedError } from '#server/errors/named-error.ts';
import type { BookingEvents } from '#server/integrations/booking/booking.ts';
import { takeOver } from '#server/integrations/booking/tables/take-over.ts';
import type { Mapping } from './mapping.ts';
import type { GetJson, NamedProvider } from './provider.ts';
import { writeInstructors, writeLocations } from './reference-rows.ts';
import { defaultWindowDays, laterDaysOf, type ReadRound, readRound, soonDaysOf } from './rounds.ts';
import { type Finished, isPaused, lockSyncState, recordSuccess, type SyncState } from './sync-state.ts';
import { mirroredInstructors } from './translate.ts';
import { ScheduleShrank, writeRound } from './write-round.ts';

/** How often the classes of the next 48 hours are read, the later ones, and locations and instructors. */
const soonEveryMs = minuteMs;
const laterEveryMs = 10 * minuteMs;
const referenceEveryMs = hourMs;
/** A list that is short in this many rounds in a row is accepted. */
const shortRoundsUntilAccepted = 3;

/** Another process has taken the lease and runs the rounds. */
export class LeaseLost extends NamedError {
  static override readonly errorName: string = 'LeaseLost';
}

type Options = {
  database: Database;
  provider: NamedProvider;
  /** Extends the lease before every request. */
  getJson: GetJson;
  mapping: Mapping;
  /** Extends the lease, or throws `LeaseLost`. */
  keepLease: () => Promise<void>;
  onChange: () => void;
  onNote: BookingEvents['onNote'];
};

/** A `last` in the future was written before the clock was set back. */
const isDue = (last: number, everyMs: number, now: Instant) => now - last >= everyMs || last > now;

/** Runs the rounds that are due, each written in one transaction. The caller holds the lease. */
export const createDueRounds = ({
  database,
  provider,
  getJson,
  mapping,
  keepLease,
  onChange,
  onNote,
}: Options) => {
  let windowDays: number | null = null;
  let referenceTriedAt = 0;
  /** Short lists since the last round of classes that any process has written. */
  let shortRounds = { count: 0, since: null as Instant | null };

  /** Most rounds find the same. */
  const noted = new Set<string>();
  const noteOnce = (event: string, reason: string) => {
    if (!noted.has(reason)) onNote(event, { reason });
    noted.add(reason);
  };
  const noteRefused = ({ translations }: ReadRound) => {
    for (const one of translations) if (one.kind === 'refused') noteOnce('booking class refused', one.reason);
  };

  /** One transaction for all writes of a round. */
  const write = async (state: SyncState, finished: Finished, work: (tx: Tx) => Promise<boolean>) => {
    await keepLease();
    const isPublicChange = await database.kysely.transaction().execute(async (tx) => {
      await lockSyncState(tx, provider.name);
      const hasTakenOver = await takeOver(tx, provider.name);
      // The locations have the values of content again.
      if (hasTakenOver) referenceTriedAt = 0;
      const hasChanged = (await work(tx)) || hasTakenOver;
      await recordSuccess(tx, provider.name, finished, hasChanged);
      return hasChanged;
    });
    if (state.failures > 0 && finished.last_success_at !== undefined)
      onNote('booking provider responds again');
    if (isPublicChange) onChange();
  };

  const referenceRound = async (now: Instant, state: SyncState) => {
    referenceTriedAt = now;
    const theirs = await provider.readReferenceData(getJson);
    const instructors = mirroredInstructors(theirs.instructors);
    await write(state, { reference_at: now }, async (tx) => {
      const written = await writeLocations(tx, provider.name, theirs.locations, mapping);
      return written + (await writeInstructors(tx, provider.name, instructors, mapping)).written > 0;
    });
    windowDays = theirs.windowDays ?? defaultWindowDays;
  };

  const classRound = async (now: Instant, state: SyncState, kind: 'soon' | 'later') => {
    const days = kind === 'soon' ? soonDaysOf(now) : laterDaysOf(now, windowDays);
    const read = await readRound(provider, getJson, mapping, days);
    noteRefused(read);
    const since = state.last_success_at;
    if (shortRounds.since !== since) shortRounds = { count: 0, since };
    const finished = { soon_at: now, last_success_at: now, ...(kind === 'later' && { later_at: now }) };
    try {
      await write(state, finished, async (tx) => {
        const options = {
          mapping,
          now,
          isShrinkingAccepted: shortRounds.count + 1 >= shortRoundsUntilAccepted,
        };
        return writeRound(tx, provider.name, read.round, options);
      });
    } catch (error) {
      if (error instanceof ScheduleShrank) shortRounds.count += 1;
      throw error;
    }
  };

  const isSoonDue = (now: Instant, { soon_at }: SyncState) => isDue(soon_at, soonEveryMs, now);

  return {
    isAnyDue: (now: Instant, state: SyncState) => !isPaused(state, now) && isSoonDue(now, state),
    async run(now: Instant, state: SyncState) {
      const { reference_at, later_at } = state;
      const isLaterDue = isDue(later_at, laterEveryMs, now);
      let referenceError = '';
      if (windowDays === null || isDue(Math.max(reference_at, referenceTriedAt), referenceEveryMs, now)) {
        await referenceRound(now, state).catch((error: Error) => {
          // Without the provider's locations and settings the classes are still read.
          if (error instanceof LeaseLost || error instanceof TryLater) throw error;
          windowDays ??= defaultWindowDays;
          referenceError = error.message;
        });
      }
      if (isLaterDue) await classRound(now, state, 'later');
      else if (isSoonDue(now, state)) await classRound(now, state, 'soon');
      // When the classes cannot be read either, only their error is logged.
      if (referenceError) noteOnce('booking locations could not be read', referenceError);
    },
  };
};

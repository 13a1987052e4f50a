import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import type { Env } from '#server/env.ts';
import type { BackgroundWork, BookingEvents } from '#server/integrations/booking/booking.ts';
import type { Client, GetJson } from '#server/integrations/booking/mariana-tek/api/client.ts';
import type { Mapping } from '#server/integrations/booking/mariana-tek/mapping.ts';
import { providerName } from '#server/integrations/booking/mariana-tek/provider-name.ts';
import { type BookingMonitor, oldAgeMs } from '#server/integrations/booking/provider-state.ts';
import { openLease } from '#server/queue/lease.ts';
import type { Clock } from '#server/time/clock.ts';
import { repeatingJob } from '#server/time/repeating-job.ts';
import { writeInstructors, writeLocations } from './catalog-rows.ts';
import { ScheduleShrank, writeRound } from './mirror.ts';
import {
  defaultWindowDays,
  laterWindow,
  type ReadRound,
  readCatalog,
  readClasses,
  soonWindow,
} from './rounds.ts';
import {
  type Finished,
  isPaused,
  lockSyncState,
  readSyncState,
  recordFailure,
  recordSuccess,
  type SyncState,
} from './sync-state.ts';

const tickMs = 2_000;
const leaseMs = 60_000;
const catalogEveryMs = 3_600_000;
/** A list that is short in this many rounds in a row is accepted. */
const believedAfter = 3;

type Deps = {
  env: Pick<Env, 'BOOKING_SOON_SECONDS' | 'BOOKING_LATER_SECONDS'>;
  database: Database;
  clock: Clock;
  client: Client;
  mapping: Mapping;
  /** Runs after a successful round, while the lease is held. */
  afterRound?: () => Promise<void>;
};

export type Sync = {
  monitor: BookingMonitor;
  /** Whether requests are paused. */
  isPaused(): boolean;
  /** Runs the rounds that are due, if this process has or gets the lease. */
  runNow(): Promise<void>;
  start(events: BookingEvents, firstWaitMs: number): Promise<BackgroundWork>;
};

/** Another process has taken the lease and runs the rounds. */
class LeaseLost extends Error {}

export const createSync = ({ env, database, clock, client, mapping, afterRound }: Deps): Sync => {
  const lease = openLease(database.kysely, clock, { name: 'booking', holder: randomUUID(), forMs: leaseMs });
  let events: BookingEvents = { onChange: () => {}, onError: () => {} };
  let state: SyncState | null = null;
  let windowDays: number | null = null;
  let shortRounds = 0;
  let refusedClasses = 0;
  let isOld = false;
  let catalogTriedAt = 0;
  const noted = new Set<string>();

  const getJson: GetJson = (path, query, options) =>
    client.getJson(path, query, { ...options, signal: rounds.signal });

  const ageMs = (now: number) => (state?.last_success_at == null ? null : now - state.last_success_at);

  const keepLease = async () => {
    if (rounds.signal.aborted || !(await lease.hold())) throw new LeaseLost();
  };

  const noteOnce = (event: string, details: Record<string, unknown>) => {
    const key = JSON.stringify([event, details]);
    if (noted.has(key)) return;
    if (noted.size > 1000) noted.clear();
    noted.add(key);
    events.onNote?.(event, details);
  };

  const noteRemarks = ({ remarks }: ReadRound) => {
    refusedClasses += remarks.refused;
    for (const reason of remarks.reasons.keys()) noteOnce('booking class refused', { reason });
    if (remarks.otherClocks > 0) noteOnce('booking classes have another local time than their instant', {});
  };

  /** One transaction for all writes of a round. */
  const write = async (
    finished: Finished,
    work: (tx: Parameters<typeof recordSuccess>[0]) => Promise<boolean>,
  ) => {
    await keepLease();
    const wasBad = (state?.failures ?? 0) > 0 && finished.last_success_at !== undefined;
    const isPublicChange = await database.kysely.transaction().execute(async (tx) => {
      await lockSyncState(tx, database.engine);
      const hasChanged = await work(tx);
      await recordSuccess(tx, finished, hasChanged);
      return hasChanged;
    });
    if (wasBad) events.onNote?.('booking provider responds again');
    if (isPublicChange) events.onChange();
  };

  const catalogRound = async (now: number) => {
    catalogTriedAt = now;
    const { locations, instructors, windowDays: days } = await readCatalog(getJson, keepLease);
    await write({ reference_at: now }, async (tx) => {
      const written = await writeLocations(tx, locations, mapping);
      return written + (await writeInstructors(tx, instructors, mapping)).written > 0;
    });
    windowDays = days;
  };

  const classRound = async (now: number, kind: 'soon' | 'later') => {
    const window = kind === 'soon' ? soonWindow(now) : laterWindow(now, windowDays ?? defaultWindowDays);
    const read = await readClasses(getJson, mapping, window, keepLease);
    noteRemarks(read);
    const finished = { soon_at: now, last_success_at: now, ...(kind === 'later' && { later_at: now }) };
    try {
      await write(finished, async (tx) => {
        const options = { mapping, now, isShrinkingAccepted: shortRounds + 1 >= believedAfter };
        return (await writeRound(tx, read.round, options)).isPublicChange;
      });
      shortRounds = 0;
    } catch (error) {
      if (error instanceof ScheduleShrank) shortRounds += 1;
      throw error;
    }
  };

  /** A `last` in the future was written before the clock was set back. */
  const isDue = (last: number, everyMs: number, now: number) => now - last >= everyMs || last > now;

  const runDue = async (now: number, { reference_at, soon_at, later_at }: SyncState) => {
    const isLaterDue = isDue(later_at, env.BOOKING_LATER_SECONDS * 1000, now);
    let catalogError = '';
    if (windowDays === null || isDue(Math.max(reference_at, catalogTriedAt), catalogEveryMs, now)) {
      await catalogRound(now).catch((error: Error) => {
        // Without the provider's locations and settings the classes are still read.
        if (error instanceof LeaseLost || error.name === 'TryLater') throw error;
        windowDays ??= defaultWindowDays;
        catalogError = error.message;
      });
    }
    if (isLaterDue) await classRound(now, 'later');
    else if (isDue(soon_at, env.BOOKING_SOON_SECONDS * 1000, now)) await classRound(now, 'soon');
    // When the classes cannot be read either, only their error is logged.
    if (catalogError) noteOnce('booking locations could not be read', { reason: catalogError });
  };

  const isAnythingDue = (now: number, current: SyncState) =>
    !isPaused(current, now) && isDue(current.soon_at, env.BOOKING_SOON_SECONDS * 1000, now);

  const hasOldAge = (now: number) => typeof oldAgeMs({ ageMs }, now) === 'number';
  const showAge = (now: number) => {
    const isNowOld = hasOldAge(now);
    if (isNowOld === isOld) return;
    isOld = isNowOld;
    events.onChange();
  };

  /** Runs the due rounds. The lease is held until they end, and extended with every page. */
  const runWithLease = async (now: number) => {
    // Another process may have finished this round just before.
    state = await readSyncState(database.kysely);
    if (!isAnythingDue(now, state)) return;
    try {
      await runDue(now, state);
      await afterRound?.();
      state = await readSyncState(database.kysely);
    } catch (error) {
      if (error instanceof LeaseLost || rounds.signal.aborted) return;
      state = await recordFailure(database, error as Error, now);
      // Logged only at the first failure; the age and /metrics show that the outage continues.
      if (state.failures === 1) events.onError(error);
    }
  };

  const runRounds = async () => {
    const now = clock.now();
    state = await readSyncState(database.kysely);
    if (isAnythingDue(now, state) && (await lease.hold())) {
      try {
        await runWithLease(now);
      } finally {
        await lease.release();
      }
    }
    showAge(now);
  };

  const rounds = repeatingJob({
    everyMs: tickMs,
    run: runRounds,
    onError: (error) => events.onError(error),
  });

  return {
    monitor: {
      ageMs,
      state: () => ({
        provider: providerName,
        lastSuccessAt: state?.last_success_at ?? null,
        lastFailureAt: state?.last_failure_at ?? null,
        lastError: state?.last_error ?? null,
        ...client.counts,
        refusedClasses,
      }),
    },
    isPaused: () => state !== null && isPaused(state, clock.now()),
    runNow: rounds.runNow,
    async start(given, firstWaitMs) {
      events = given;
      state = await readSyncState(database.kysely);
      isOld = hasOldAge(clock.now());
      const first = rounds.runNow();
      // A site without any stored classes waits for them; otherwise it shows the stored ones at once.
      if (state.last_success_at === null) {
        const limit = Promise.withResolvers<void>();
        const timer = setTimeout(limit.resolve, firstWaitMs);
        await Promise.race([first, limit.promise]);
        clearTimeout(timer);
      }
      return rounds.start();
    },
  };
};

import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { scheduleStateOf } from '#domain/schedule/schedule-state.ts';
import type { Database } from '#server/db/connect.ts';
import { openLease } from '#server/db/lease.ts';
import type { BackgroundWork, BookingEvents, BookingMonitor } from '#server/integrations/booking/booking.ts';
import type { Clock } from '#server/time/clock.ts';
import { createRepeatingJob } from '#server/time/repeating-job.ts';
import { createDueRounds, LeaseLost } from './due-rounds.ts';
import type { Mapping } from './mapping.ts';
import type { GetJson, NamedProvider } from './provider.ts';
import { isPaused, readSyncState, recordFailure, type SyncState } from './sync-state.ts';

const tickMs = 2_000;
const leaseMs = 60_000;

type Options = {
  provider: NamedProvider;
  database: Database;
  clock: Clock;
  getJson: GetJson;
  mapping: Mapping;
};

export type Sync = {
  monitor: BookingMonitor;
  /** Whether requests are paused. */
  isPaused(): boolean;
  /** Runs the rounds that are due, if this process has or gets the lease. */
  runNow(): Promise<void>;
  start(events: BookingEvents, firstWaitMs: number): Promise<BackgroundWork>;
};

export const createSync = ({ provider, database, clock, getJson, mapping }: Options): Sync => {
  const lease = openLease(database.kysely, clock, { name: 'booking', holder: randomUUID(), forMs: leaseMs });
  let events: BookingEvents = { onChange: () => {}, onError: () => {}, onNote: () => {} };
  let state: SyncState | null = null;
  let isOld = false;

  const ageMs = (now: Instant) => (state?.last_success_at == null ? null : now - state.last_success_at);

  const keepLease = async () => {
    if (job.signal.aborted || !(await lease.acquire())) throw new LeaseLost();
  };
  const readState = () => readSyncState(database.kysely, provider.name);

  const due = createDueRounds({
    provider,
    database,
    mapping,
    getJson: async (path, query, options) => {
      await keepLease();
      return getJson(path, query, { ...options, signal: job.signal });
    },
    keepLease,
    onChange: () => events.onChange(),
    onNote: (...note) => events.onNote(...note),
  });

  const isOldAt = (now: Instant) => scheduleStateOf(ageMs(now), now).kind === 'old';
  const showAge = (now: Instant) => {
    const isNowOld = isOldAt(now);
    if (isNowOld === isOld) return;
    isOld = isNowOld;
    events.onChange();
  };

  /** Runs the due rounds. The lease is held until they end, and extended with every page. */
  const runDueRounds = async (now: Instant) => {
    // Another process may have finished this round just before.
    state = await readState();
    if (!due.isAnyDue(now, state)) return;
    try {
      await due.run(now, state);
      state = await readState();
    } catch (error) {
      if (error instanceof LeaseLost || job.signal.aborted) return;
      state = await recordFailure(database, provider.name, error as Error, now);
      // Logged only at the first failure; the age of the schedule shows that the outage continues.
      if (state.failures === 1) events.onError(error);
    }
  };

  const tick = async () => {
    const now = clock.now();
    state = await readState();
    if (due.isAnyDue(now, state) && (await lease.acquire())) {
      try {
        await runDueRounds(now);
      } finally {
        await lease.release();
      }
    }
    showAge(now);
  };

  const job = createRepeatingJob({
    everyMs: tickMs,
    run: tick,
    onError: (error) => events.onError(error),
  });

  return {
    monitor: { ageMs },
    isPaused: () => state !== null && isPaused(state, clock.now()),
    runNow: job.runNow,
    async start(given, firstWaitMs) {
      events = given;
      state = await readState();
      isOld = isOldAt(clock.now());
      const first = job.runNow();
      // A site without any stored classes waits for them; otherwise it shows the stored ones at once.
      if (state.last_success_at === null) {
        const limit = Promise.withResolvers<void>();
        const timer = setTimeout(limit.resolve, firstWaitMs);
        await Promise.race([first, limit.promise]);
        clearTimeout(timer);
      }
      return job.start();
    },
  };
};

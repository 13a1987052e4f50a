import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import {
  claim,
  complete,
  extendLease,
  type LeasedEntry,
  park,
  postpone,
  releaseLease,
} from '#server/outbox/leased-entries.ts';
import { requestedWaitMs, waitMsAfter } from '#server/outbox/retry.ts';
import type { Clock } from '#server/time/clock.ts';
import { createNotifiedPause } from '#server/time/notified-pause.ts';

/** `shutdown` aborts when the process stops; another process then handles the entry from its start. */
export type Handler = (entry: LeasedEntry, shutdown: AbortSignal) => Promise<void>;
type Handlers = Record<string, Handler>;
/** `repaired`: delivered without a part that the recipient refused. */
export type WorkerLog = (
  event: 'failed' | 'parked' | 'repaired' | 'worker-error',
  details: Record<string, unknown>,
) => void;
export type Worker = {
  /** Claims entries now and not after the next pause, because one was just committed. */
  notify(): void;
  /** Claims no more entries, waits for those that run, and releases the leases of those that do not end. */
  stop(withinMs?: number): Promise<void>;
};

export type WorkerTimes = {
  /**
   * Short, because the entries of a killed process wait for the end of their leases; renewed four times while
   * a handler runs.
   */
  leaseMs: number;
  /** Pause after a turn without work. */
  restMs: number;
};
/** Tests that kill processes pass shorter times. */
const defaultTimes: WorkerTimes = { leaseMs: 20_000, restMs: 2_000 };
const isMarketing = (kind: string): boolean => kind === 'forward-lead';
/**
 * Each channel has places of its own: while the mail server hangs, leads still reach the marketing provider,
 * one at a time (server/deliveries/handlers/forward-lead.ts).
 */
const channelsOf = (kinds: readonly string[]) =>
  [
    { kinds: kinds.filter(isMarketing), places: 1 },
    { kinds: kinds.filter((kind) => !isMarketing(kind)), places: 8 },
  ].filter((channel) => channel.kinds.length > 0);
/** Timeout of one attempt. */
const maxRunMs = 10 * 60_000;
/** Longer than sending one mail, shorter than the supervisor's kill timeout (docs/deploy.md). */
const stopMs = 8_000;

const postponeOrPark = async (
  { database, clock, log }: { database: Database; clock: Clock; log: WorkerLog },
  entry: LeasedEntry,
  error: unknown,
) => {
  const reason = error instanceof Error ? error.message : String(error);
  const scheduledMs = waitMsAfter(entry.attempts);
  const details = { entry: entry.id, kind: entry.kind, attempts: entry.attempts, reason };
  if (error instanceof PermanentFailure || scheduledMs === undefined) {
    log('parked', details);
    return park(database.kysely, entry, reason);
  }
  const againInMs = error instanceof TryLater ? requestedWaitMs(scheduledMs, error.afterMs) : scheduledMs;
  log('failed', { ...details, againInMs });
  return postpone(database.kysely, entry, clock.now() + againInMs, reason);
};

const withinTime = async (work: Promise<void>, shutdown: AbortSignal): Promise<void> => {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, shutdown]);
  const tooLong = pause(maxRunMs, undefined, { signal, ref: false }).then(() => {
    throw new Error(`timeout after ${maxRunMs / 1000} s`);
  });
  tooLong.catch(() => {});
  try {
    await Promise.race([work, tooLong]);
  } finally {
    over.abort();
  }
};

type RunOptions = {
  database: Database;
  handlers: Handlers;
  clock: Clock;
  log: WorkerLog;
  shutdown: AbortSignal;
  leaseMs: number;
};

const run = async (options: RunOptions, entry: LeasedEntry) => {
  const { database, handlers, clock, log, shutdown, leaseMs } = options;
  const renewal = setInterval(() => {
    // A failed renewal only ends the lease earlier; the fencing token prevents that two workers settle the
    // entry.
    extendLease(database.kysely, entry, clock.now() + leaseMs).catch(() => {});
  }, leaseMs / 4);
  try {
    const handler = handlers[entry.kind];
    if (!handler) throw new PermanentFailure(`no handler for entries of kind "${entry.kind}"`);
    await withinTime(handler(entry, shutdown), shutdown);
    await complete(database.kysely, entry, clock.now());
  } catch (error) {
    // A shutdown is not a failure. The fencing token rejects later changes by this handler.
    if (shutdown.aborted) await releaseLease(database.kysely, entry);
    else await postponeOrPark({ database, clock, log }, entry, error);
  } finally {
    clearInterval(renewal);
  }
};

type WorkerOptions = Pick<RunOptions, 'database' | 'handlers' | 'clock'> & {
  log?: WorkerLog;
  times?: WorkerTimes | undefined;
};

export const startWorker = ({
  database,
  handlers,
  clock,
  log = () => {},
  times: { leaseMs, restMs } = defaultTimes,
}: WorkerOptions): Worker => {
  let isStopping = false;
  const shutdown = new AbortController();
  const { notify, clear, pause: rest } = createNotifiedPause();

  type RunningEntry = { entry: LeasedEntry; task: Promise<void> };
  const running = new Set<RunningEntry>();
  const start = (entry: LeasedEntry) => {
    const alreadyRunning = [...running].find((one) => one.entry.id === entry.id);
    if (alreadyRunning) {
      // The clock jumped ahead: the lease expired while the entry is handled here. It continues
      // with the new lease.
      alreadyRunning.entry.token = entry.token;
      return;
    }
    const runningEntry: RunningEntry = { entry, task: Promise.resolve() };
    const options = { database, handlers, clock, log, shutdown: shutdown.signal, leaseMs };
    runningEntry.task = run(options, entry)
      .catch((error) => log('worker-error', { entry: entry.id, reason: String(error) }))
      .finally(() => {
        running.delete(runningEntry);
        notify();
      });
    running.add(runningEntry);
  };
  const channels = channelsOf(Object.keys(handlers));
  /** Claims as many entries as each channel has places; one slow recipient takes one place, not all. */
  const turn = async (): Promise<boolean> => {
    let isBusy = false;
    for (const { kinds, places } of channels) {
      const runningCount = [...running].filter(({ entry }) => kinds.includes(entry.kind)).length;
      if (runningCount >= places) continue;
      const entries = await claim(database, {
        count: places - runningCount,
        leaseMs,
        now: clock.now(),
        kinds,
      });
      if (isStopping) await Promise.all(entries.map((entry) => releaseLease(database.kysely, entry)));
      else entries.forEach(start);
      isBusy ||= entries.length > 0;
    }
    return isBusy;
  };

  const work = async () => {
    while (!isStopping) {
      clear();
      try {
        if (await turn()) continue;
      } catch (error) {
        // The database is unreachable. The entries are stored in it, and the next turn tries again.
        log('worker-error', { reason: String(error) });
      }
      if (!isStopping) await rest(restMs);
    }
    await Promise.all([...running].map(({ task }) => task));
  };
  const working = work();

  return {
    notify,
    stop: async (withinMs = stopMs) => {
      isStopping = true;
      notify();
      const overdue = setTimeout(() => shutdown.abort(), withinMs);
      await working;
      clearTimeout(overdue);
    },
  };
};

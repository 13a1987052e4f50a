import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import {
  claim,
  complete,
  extendLease,
  type Job,
  park,
  postpone,
  releaseLease,
} from '#server/outbox/outbox.ts';
import { waitAfter, waitAsRequested } from '#server/outbox/retry.ts';
import type { Clock } from '#server/time/clock.ts';
import { createNotifiedPause } from '#server/time/notified-pause.ts';

/** `shutdown` aborts when the process stops; another process then runs the unfinished job from its start. */
export type Handler = (job: Job, shutdown: AbortSignal) => Promise<void>;
type Handlers = Record<string, Handler>;
/** `repaired`: delivered without a part that the recipient refused. */
export type WorkerLog = (
  event: 'failed' | 'parked' | 'repaired' | 'worker-error',
  details: Record<string, unknown>,
) => void;
export type Worker = {
  /** Claims entries now and not after the next pause, because one was just committed. */
  notify(): void;
  /** Claims no more entries, waits for running jobs, and releases the leases of those that do not end. */
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
/** Concurrency per external system: while the mail server hangs, leads still reach the marketing provider. */
const concurrency = 8;
const deliveryChannels = ['mail', 'marketing'] as const;
const deliveryChannelOf = (kind: string): (typeof deliveryChannels)[number] =>
  kind === 'forward-lead' ? 'marketing' : 'mail';
/** Timeout of one job. */
const maxJobMs = 10 * 60_000;
/** Longer than sending one mail, shorter than the supervisor's kill timeout (docs/deploy.md). */
const stopMs = 8_000;

const postponeOrPark = async (
  { database, clock, log }: { database: Database; clock: Clock; log: WorkerLog },
  job: Job,
  error: unknown,
) => {
  const reason = error instanceof Error ? error.message : String(error);
  const scheduledWait = waitAfter(job.attempts);
  const details = { job: job.id, kind: job.kind, attempts: job.attempts, reason };
  if (error instanceof PermanentFailure || scheduledWait === undefined) {
    log('parked', details);
    return park(database.kysely, job, reason);
  }
  const wait = error instanceof TryLater ? waitAsRequested(scheduledWait, error.afterMs) : scheduledWait;
  log('failed', { ...details, againInMs: wait });
  return postpone(database.kysely, job, clock.now() + wait, reason);
};

const withinTime = async (work: Promise<void>, shutdown: AbortSignal): Promise<void> => {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, shutdown]);
  const tooLong = pause(maxJobMs, undefined, { signal, ref: false }).then(() => {
    throw new Error(`timeout after ${maxJobMs / 1000} s`);
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

const run = async (options: RunOptions, job: Job, onHandled: () => void) => {
  const { database, handlers, clock, log, shutdown, leaseMs } = options;
  const renewal = setInterval(() => {
    // A failed renewal only ends the lease earlier; the fencing token prevents that two workers settle the
    // entry.
    extendLease(database.kysely, job, clock.now() + leaseMs).catch(() => {});
  }, leaseMs / 4);
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new PermanentFailure(`no handler for jobs of kind "${job.kind}"`);
    await withinTime(handler(job, shutdown), shutdown);
    onHandled();
    await complete(database.kysely, job, clock.now());
  } catch (error) {
    onHandled();
    // A shutdown is not a failure. The fencing token rejects later changes by this handler.
    if (shutdown.aborted) await releaseLease(database.kysely, job);
    else await postponeOrPark({ database, clock, log }, job, error);
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

  type RunningJob = { job: Job; isHandled: boolean; task: Promise<void> };
  const running = new Set<RunningJob>();
  const start = (job: Job) => {
    const alreadyRunning = [...running].find((one) => one.job.id === job.id && !one.isHandled);
    if (alreadyRunning) {
      // The clock jumped ahead: the lease expired while the job runs here. The job continues with the new
      // lease.
      alreadyRunning.job.token = job.token;
      return;
    }
    const runningJob: RunningJob = { job, isHandled: false, task: Promise.resolve() };
    const onHandled = () => {
      runningJob.isHandled = true;
    };
    const options = { database, handlers, clock, log, shutdown: shutdown.signal, leaseMs };
    runningJob.task = run(options, job, onHandled)
      .catch((error) => log('worker-error', { job: job.id, reason: String(error) }))
      .finally(() => {
        running.delete(runningJob);
        notify();
      });
    running.add(runningJob);
  };
  /** Claims as many jobs as each delivery channel has places; one slow recipient takes one place, not all. */
  const turn = async (): Promise<boolean> => {
    let isBusy = false;
    for (const channel of deliveryChannels) {
      const runningCount = [...running].filter(({ job }) => deliveryChannelOf(job.kind) === channel).length;
      if (runningCount >= concurrency) continue;
      const ofOthers = Object.keys(handlers).filter((kind) => deliveryChannelOf(kind) !== channel);
      const jobs = await claim(database, {
        count: concurrency - runningCount,
        leaseMs,
        now: clock.now(),
        exceptKinds: ofOthers,
      });
      if (isStopping) await Promise.all(jobs.map((job) => releaseLease(database.kysely, job)));
      else jobs.forEach(start);
      isBusy ||= jobs.length > 0;
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

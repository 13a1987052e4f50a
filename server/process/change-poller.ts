import { studioDay } from '#domain/dates.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import type { Context } from './context.ts';

const pollEveryMs = 2_000;

export type ChangePoller = {
  /** Polls now. */
  check(): Promise<void>;
  stop(): void;
};

/**
 * Detects changes by other processes, and a new day. Several processes share one database, and people change a promo by hand: within
 * two seconds every process has discarded its cached data, and its pages are rendered again.
 */
export const startChangePoller = async ({
  db,
  clock,
  log,
  announceChange,
}: Pick<Context, 'db' | 'clock' | 'log' | 'announceChange'>): Promise<ChangePoller> => {
  const readState = async () => `${studioDay(clock.now())} ${await readPublicVersion(db.kysely)}`;
  let seen = await readState();
  const check = async () => {
    const state = await readState();
    if (state === seen) return;
    // A change that was not announced everywhere is announced again by the next poll.
    announceChange();
    seen = state;
  };
  // One entry for a series of failures: while the database is unreachable every poll fails, and /readyz reports it.
  let hasFailed = false;
  const poll = async () => {
    try {
      await check();
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.failed(error, { in: 'change-poller' });
      hasFailed = true;
    }
  };
  const timer = setInterval(() => void poll(), pollEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};

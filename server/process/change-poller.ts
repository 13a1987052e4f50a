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
  announceChange,
}: Pick<Context, 'db' | 'clock' | 'announceChange'>): Promise<ChangePoller> => {
  const readState = async () => `${studioDay(clock.now())} ${await readPublicVersion(db.kysely)}`;
  let seen = await readState();
  const check = async () => {
    const state = await readState();
    if (state === seen) return;
    seen = state;
    announceChange();
  };
  // While the database is unreachable there is nothing to detect, and /readyz reports it.
  const timer = setInterval(() => void check().catch(() => {}), pollEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};

import { readPublicVersion } from '#server/models/public-version.ts';
import type { Context } from './context.ts';

const pollEveryMs = 2_000;

export type Watching = {
  /** Polls now. */
  check(): Promise<void>;
  stop(): void;
};

/**
 * Detects changes by other processes. Several processes share one database, and people change a promo by hand: within
 * two seconds every process has discarded its cached data, and its pages are rendered again.
 */
export const startChangePoller = async ({
  db,
  announceChange,
}: Pick<Context, 'db' | 'announceChange'>): Promise<Watching> => {
  let seen = await readPublicVersion(db.kysely);
  const check = async () => {
    const version = await readPublicVersion(db.kysely);
    if (version === seen) return;
    seen = version;
    announceChange();
  };
  // While the database is unreachable there is nothing to detect, and /readyz reports it.
  const timer = setInterval(() => void check().catch(() => {}), pollEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};

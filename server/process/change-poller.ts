import { readPublicVersion } from '#server/models/public-version.ts';
import type { Context } from './context.ts';

const lookEveryMs = 2_000;

export type Watching = {
  /** Looks now. */
  check(): Promise<void>;
  stop(): void;
};

/**
 * Notices what others changed. Several processes share one database, and people change a promo by hand: two seconds
 * later every process has forgotten what it had remembered, and its pages are made anew.
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
  // While the database is away there is nothing to notice, and /readyz tells that it is.
  const timer = setInterval(() => void check().catch(() => {}), lookEveryMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
};

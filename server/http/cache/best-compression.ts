import { type CachedResponse, compressBest } from './cached-response.ts';

/** The share of one CPU core that the best compression may use. */
const maxShare = 0.1;

export type CompressLater = (
  cached: CachedResponse,
  isStillServed: () => boolean,
) => Promise<CachedResponse | undefined>;

/**
 * Compresses responses again in the background, on another thread: a tenth fewer bytes for about a quarter of
 * a second. One response at a time, with a pause after each, so that requests have the CPU. Resolves to
 * undefined for a response that is no longer served when its turn comes.
 */
export function createBestCompression(): CompressLater {
  let lastTurn = Promise.resolve();
  return async (cached, isStillServed) => {
    const before = lastTurn;
    const { promise, resolve: endTurn } = Promise.withResolvers<void>();
    lastTurn = promise;
    await before;
    const begun = performance.now();
    try {
      return isStillServed() ? await compressBest(cached) : undefined;
    } finally {
      const restMs = (performance.now() - begun) * (1 / maxShare - 1);
      setTimeout(endTurn, restMs).unref();
    }
  };
}

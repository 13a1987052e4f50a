import { lifetimes } from '#domain/page-cache.ts';
import type { FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import type { Services } from '#server/services.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

export type ResponseCaches = Record<'pages' | 'reads', ResponseCache>;

/** Separate caches, so that a million different queries cannot evict the pages. */
export const createResponseCaches = (
  { onInvalidate }: Pick<Services, 'onInvalidate'>,
  queue: FairQueue,
): ResponseCaches => {
  const cacheOf = (name: string, megabytes: number) =>
    createResponseCache({
      name: `heliora-${name}`,
      maxBytes: megabytes * 1024 * 1024,
      // A page has a time of its own, by the cache policy of its route. All other responses may show classes.
      freshMs: lifetimes.freshWithClassesMs,
      staleMs: lifetimes.staleMs,
      emergencyMs: lifetimes.emergencyMs,
      elapsed: () => performance.now(),
      enqueue: (network, work) => queue.enqueue(network, 'read', work),
    });
  const caches = {
    pages: cacheOf('pages', 96),
    reads: cacheOf('reads', 32),
  };
  onInvalidate(() => {
    for (const cache of Object.values(caches)) cache.clear();
  });
  return caches;
};

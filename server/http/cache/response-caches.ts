import { lifetimes } from '#domain/page-cache.ts';
import type { CacheResult } from '#server/http/metrics/metrics.ts';
import { createFairQueue, type FairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import type { Services } from '#server/services.ts';
import { type CompressLater, createBestCompression } from './best-compression.ts';
import { createResponseCache, type ResponseCache } from './response-cache.ts';

export type ResponseCaches = Record<'pages' | 'variants' | 'reads', ResponseCache>;

const boundedCache = (
  name: string,
  megabytes: number,
  queue: FairQueue,
  onRead?: (result: CacheResult) => void,
  compressLater?: CompressLater,
) =>
  createResponseCache({
    name: `heliora-${name}`,
    ...(compressLater && { compressLater }),
    maxBytes: megabytes * 1024 * 1024,
    // A page has a time of its own, by the cache policy of its route. All other responses may show classes.
    freshMs: lifetimes.freshWithClassesMs,
    staleMs: lifetimes.staleMs,
    emergencyMs: lifetimes.emergencyMs,
    elapsed: () => performance.now(),
    enqueue: (network, work, signal) => queue.run(network, 'read', work, signal),
    onRead,
  });

/** Separate caches, so that a million different queries or a crawl of every class cannot evict the pages. */
export const createResponseCaches = (
  { onChange }: Pick<Services, 'onChange'>,
  queue = createFairQueue(),
  onRead?: (cache: string, result: CacheResult) => void,
): ResponseCaches => {
  const cacheOf = (name: string, megabytes: number, compressLater?: CompressLater) =>
    boundedCache(name, megabytes, queue, onRead && ((result) => onRead(name, result)), compressLater);
  const caches = {
    // Only `pages`, a few dozen, get the best compression. Variants and reads are too many and too
    // short-lived.
    pages: cacheOf('pages', 64, createBestCompression()),
    variants: cacheOf('variants', 32),
    reads: cacheOf('reads', 32),
  };
  onChange(() => {
    for (const cache of Object.values(caches)) cache.clear();
  });
  return caches;
};

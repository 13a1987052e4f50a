import type { CacheResult } from '#server/http/metrics/metrics.ts';
import { createFairQueue, type FairQueue } from '#server/http/overload/fair-queue.ts';
import type { Services } from '#server/services.ts';
import { type CompressLater, createBestCompression } from './best-compression.ts';
import { type CachedResponse, isSameContent } from './cached-response.ts';

type Entry = {
  response: CachedResponse;
  bytes: number;
  madeAt: number;
  freshUntil: number;
  isCompressionChosen?: boolean;
};
/** The size of an entry, including the compressed bodies that are added later: about a sixth of the page for each coding. */
const bytesOf = ({ bodies, quality }: CachedResponse) =>
  Math.ceil(bodies.identity.length * (quality ? 1.35 : 1));
/** A response that is read again after this time is worth the best compression. */
const readAgainMs = 10_000;
/** How soon a failed refresh is tried again while the old response is served. */
const tryAgainMs = 5_000;
const isBad = ({ status, isDegraded }: CachedResponse) => status >= 500 || isDegraded === true;

export type Enqueue = (network: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
/** A response that is being made or is queued, once for every network that requested it. */
type Pending = {
  promise: Promise<CachedResponse>;
  resolve: (response: CachedResponse) => void;
  reject: (error: unknown) => void;
  networks: Set<string>;
  /** Aborted when the work begins: the queued jobs of the other networks are then removed. */
  started: AbortController;
};
/** Refreshes of stale responses have their own queue, as if they came from one more network. */
const refreshing = 'refresh';

/** LRU cache of responses by address, with stale-while-revalidate: a stale entry is served while it is refreshed in the background. */
export function createResponseCache(options: {
  maxBytes: number;
  freshMs: number;
  /** How long a stale response may be served; for an older one the visitor waits for a new response. */
  staleMs: number;
  /** How old a response may be when no new one can be made, for example while the database is unreachable. */
  emergencyMs: number;
  /** A monotonic clock, because the wall clock may be set back. */
  now: () => number;
  /** Queues work of a network; by default work runs at once. */
  enqueue?: Enqueue;
  /** Compresses frequently read responses again; by default the first compression stays. */
  compressLater?: CompressLater;
  /** For metrics. */
  onRead?: ((result: CacheResult) => void) | undefined;
}) {
  const enqueue: Enqueue = options.enqueue ?? ((_, work) => work());
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, Pending>();
  let bytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
  };
  const store = (key: string, made: CachedResponse) => {
    const previous = entries.get(key);
    drop(key);
    const madeAt = options.now();
    // A refresh usually finds nothing new: then the compressed bodies and the ETags stay.
    const isSame = previous !== undefined && isSameContent(previous.response, made);
    const response = isSame
      ? { ...made, tags: previous.response.tags, bodies: previous.response.bodies }
      : made;
    const entry: Entry = {
      response,
      isCompressionChosen: isSame && previous.isCompressionChosen === true,
      bytes: bytesOf(response),
      madeAt,
      freshUntil: madeAt + (response.freshMs ?? options.freshMs),
    };
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break;
      drop(oldest);
    }
  };
  /** Replaces the bodies by smaller ones of the same content, if the response is still served by then. */
  const improve = (key: string, entry: Entry) => {
    const { compressLater, now } = options;
    if (!compressLater || entry.isCompressionChosen || now() - entry.madeAt < readAgainMs) return;
    entry.isCompressionChosen = true;
    const { response } = entry;
    const current = () => {
      const served = entries.get(key);
      return served && isSameContent(served.response, response) ? served : undefined;
    };
    const replace = (smaller: CachedResponse | undefined) => {
      const served = current();
      if (smaller && served)
        served.response = { ...served.response, tags: smaller.tags, bodies: smaller.bodies };
    };
    // When the compression fails, for example for lack of memory, the first one stays.
    compressLater(response, () => current() !== undefined).then(replace, () => {});
  };
  /** After a failed refresh the old response is served until the next try, unless it is too old. */
  const extendFreshness = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    const now = options.now();
    if (now - entry.madeAt < options.emergencyMs) entry.freshUntil = now + tryAgainMs;
    else drop(key);
  };
  const begin = (key: string): Pending => {
    const startedIn = generation;
    const { promise: made, resolve, reject } = Promise.withResolvers<CachedResponse>();
    const promise = made
      .then((response) => {
        // Only good responses are stored, and none whose making began before the data changed.
        const { status, isUncacheable, isSharedNotFound } = response;
        const isGood = status === 200 || (status === 404 && isSharedNotFound === true);
        const isStored = isGood && !isUncacheable && !isBad(response);
        if (isStored && startedIn === generation) store(key, response);
        if (isBad(response)) extendFreshness(key);
        return response;
      })
      .catch((error) => {
        extendFreshness(key);
        throw error;
      })
      .finally(() => {
        if (inFlight.get(key) === pending) inFlight.delete(key);
      });
    const pending = { promise, resolve, reject, networks: new Set<string>(), started: new AbortController() };
    inFlight.set(key, pending);
    return pending;
  };
  /**
   * Single flight: a response is made once for all who request it. Each network waits in its own queue, and the first one whose turn comes
   * makes the response for all, so that no network waits behind the network that requested it first.
   */
  const make = (key: string, network: string, produce: () => Promise<CachedResponse>) => {
    const pending = inFlight.get(key) ?? begin(key);
    const { promise, networks, started } = pending;
    if (started.signal.aborted || networks.has(network)) return promise;
    networks.add(network);
    const work = async () => {
      started.abort();
      try {
        pending.resolve(await produce());
      } catch (error) {
        pending.reject(error);
      }
    };
    enqueue(network, work, started.signal).catch((error) => {
      networks.delete(network);
      if (!started.signal.aborted && networks.size === 0) pending.reject(error);
    });
    return promise;
  };

  return {
    async get(key: string, produce: () => Promise<CachedResponse>, network = ''): Promise<CachedResponse> {
      const entry = entries.get(key);
      if (!entry) {
        options.onRead?.('miss');
        return make(key, network, produce);
      }
      entries.delete(key);
      entries.set(key, entry);
      const staleFor = options.now() - entry.freshUntil;
      options.onRead?.(staleFor < 0 ? 'hit' : 'stale');
      if (staleFor >= options.staleMs) {
        const made = await make(key, network, produce).catch((error) => {
          if (entries.get(key) === entry) return entry.response;
          throw error;
        });
        return isBad(made) && entries.get(key) === entry ? entry.response : made;
      }
      if (staleFor >= 0) make(key, refreshing, produce).catch(() => {});
      improve(key, entry);
      return entry.response;
    },
    /** Returns a fresh response or undefined, synchronously, for the fast path. */
    getFresh(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      if (!entry || options.now() >= entry.freshUntil) return undefined;
      options.onRead?.('hit');
      improve(key, entry);
      return entry.response;
    },
    /** The data changed: no response made before now may be served again. */
    clear() {
      generation += 1;
      entries.clear();
      inFlight.clear();
      bytes = 0;
    },
    get size() {
      return entries.size;
    },
    get bytes() {
      return bytes;
    },
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;

export type ResponseCaches = Record<'pages' | 'variants' | 'reads', ResponseCache>;

/** For responses that may show classes, which begin, end and fill up without a change of our own data. */
const classesFreshMs = 30_000;

const boundedCache = (
  megabytes: number,
  queue: FairQueue,
  onRead?: (result: CacheResult) => void,
  compressLater?: CompressLater,
) =>
  createResponseCache({
    ...(compressLater && { compressLater }),
    maxBytes: megabytes * 1024 * 1024,
    freshMs: classesFreshMs,
    staleMs: 60_000,
    emergencyMs: 6 * 3_600_000,
    now: () => performance.now(),
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
    boundedCache(megabytes, queue, onRead && ((result) => onRead(name, result)), compressLater);
  const caches = {
    // Only `pages` get the best compression: there are a few dozen. Variants and reads are too many and too short-lived.
    pages: cacheOf('pages', 64, createBestCompression()),
    variants: cacheOf('variants', 32),
    reads: cacheOf('reads', 32),
  };
  onChange(() => {
    for (const cache of Object.values(caches)) cache.clear();
  });
  return caches;
};

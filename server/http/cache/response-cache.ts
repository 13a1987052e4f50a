import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import { type CachedResponse, isSameContent } from './cached-response.ts';
import { createLru } from './lru.ts';

type CachedItem = {
  response: CachedResponse;
  madeAt: number;
  freshUntil: number;
};
/** A new response, or the last good one. */
type Result = CachedResponse | CachedItem;
/** The size of an item, with the compressed bodies that are added later, a sixth of the page each. */
const bytesOf = ({ response: { bodies, quality } }: CachedItem) =>
  Math.ceil(bodies.identity.length * (quality ? 1.35 : 1));
/** How soon a failed response is made again while the last good one is served. */
const tryAgainMs = 5_000;
const hasFailed = ({ status, isDegraded }: CachedResponse) => status >= 500 || isDegraded === true;

/** The queue of all refreshes of stale responses: the fair queue treats them as one more network. */
const refreshing = 'refresh';

/**
 * An LRU cache of responses by URL with stale-while-revalidate: a stale response is served while it is
 * refreshed in the background. A miss waits in the fair queue and is rendered. While rendering fails, the last
 * good response is served, up to `emergencyMs` old. After a change of public data
 * server/jobs/change-poller.ts calls `clear`, which deletes all items.
 */
export function createResponseCache(options: {
  /** In the header `Cache-Status`. */
  name: string;
  maxBytes: number;
  /** For a response without its own `freshMs`. The site's are `lifetimes` in domain/page-cache.ts. */
  freshMs: number;
  staleMs: number;
  emergencyMs: number;
  /** A monotonic clock, because the wall clock may be set back. */
  elapsed: () => number;
  /** Queues work of a network; by default work runs at once. */
  enqueue?: <T>(network: string, work: () => Promise<T>) => Promise<T>;
}) {
  const { enqueue = (_, work) => work() } = options;
  const items = createLru(options.maxBytes, bytesOf);
  const flights = new Map<string, Promise<Result>>();
  /** Counts the changes of the data. */
  let generation = 0;

  const store = (key: string, response: CachedResponse) => {
    const previous = items.peek(key);
    const madeAt = options.elapsed();
    // A refresh usually finds nothing new: then the compressed bodies stay.
    const isSame = previous !== undefined && isSameContent(previous.response, response);
    const { bodies } = isSame ? previous.response : response;
    items.set(key, {
      response: { ...response, bodies },
      madeAt,
      freshUntil: madeAt + (response.freshMs ?? options.freshMs),
    });
  };
  /** The last good response, fresh until the next try. One that is too old is dropped. */
  const reuseLastGood = (key: string): CachedItem | undefined => {
    const item = items.peek(key);
    const elapsed = options.elapsed();
    if (!item || elapsed - item.madeAt >= options.emergencyMs) return void items.drop(key);
    item.freshUntil = elapsed + tryAgainMs;
    return item;
  };
  /** Stores a response when it is made, unless the data changed while it was being made. */
  const storeResult = async (key: string, produced: Promise<CachedResponse>): Promise<Result> => {
    const startedIn = generation;
    try {
      const response = await produced;
      if (hasFailed(response)) return reuseLastGood(key) ?? response;
      if (response.isStorable && startedIn === generation) store(key, response);
      return response;
    } catch (error) {
      const lastGood = reuseLastGood(key);
      if (lastGood) return lastGood;
      throw error;
    }
  };
  const seconds = (ms: number) => Math.floor(ms / 1000);
  /** With headers of RFC 9111 and RFC 9211, which say where the response comes from. */
  const withHeaders = (response: CachedResponse, status: string, more: { age?: string } = {}) => ({
    ...response,
    headers: { ...response.headers, ...more, 'cache-status': `${options.name}; ${status}` },
  });
  /** `age`: seconds since it was made; `ttl`: seconds until it is stale, negative when it is. */
  const fromItem = ({ response, madeAt, freshUntil }: CachedItem) => {
    const elapsed = options.elapsed();
    const age = String(seconds(elapsed - madeAt));
    return withHeaders(response, `hit; ttl=${seconds(freshUntil - elapsed)}`, { age });
  };
  const fromRender = (key: string, response: CachedResponse, reason: 'miss' | 'stale') => {
    const stored = items.peek(key) ? '; stored' : '';
    return withHeaders(response, `fwd=${reason}${stored}`);
  };
  /**
   * Single flight: a response is made once for all who request it, at the turn of the network that requested it
   * first. If that network has no turn, the next one makes the response. What needs no queue is shared by
   * `memoizeFor` (server/time/memoize-for.ts).
   */
  const produceOnce = (
    key: string,
    network: string,
    produce: () => Promise<CachedResponse>,
  ): Promise<Result> => {
    const shared = flights.get(key);
    if (shared)
      return shared.catch((error): Promise<Result> => {
        if (error instanceof Overloaded) return produceOnce(key, network, produce);
        throw error;
      });
    const flight = storeResult(key, enqueue(network, produce)).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  };

  return {
    async get(key: string, produce: () => Promise<CachedResponse>, network = ''): Promise<CachedResponse> {
      const item = items.use(key);
      const staleFor = item ? options.elapsed() - item.freshUntil : Number.POSITIVE_INFINITY;
      if (item && staleFor < options.staleMs) {
        if (staleFor >= 0) produceOnce(key, refreshing, produce).catch(() => {});
        return fromItem(item);
      }
      const result = await produceOnce(key, network, produce);
      return 'madeAt' in result ? fromItem(result) : fromRender(key, result, item ? 'stale' : 'miss');
    },
    /** The data changed: no response made before now may be served again. */
    clear() {
      generation += 1;
      items.clear();
      flights.clear();
    },
    get size() {
      return items.size;
    },
    get bytes() {
      return items.bytes;
    },
  };
}
export type ResponseCache = ReturnType<typeof createResponseCache>;

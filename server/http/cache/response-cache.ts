import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import { type CachedResponse, isSameContent } from './cached-response.ts';
import { createLru } from './lru.ts';

type CachedItem = {
  response: CachedResponse;
  madeAt: number;
  freshUntil: number;
};
/** Headers of RFC 9111 and RFC 9211 that say where a response comes from. */
type CacheHeaders = Record<'age' | 'cache-status', string>;
/** The size of an item, with the compressed bodies that are added later, a sixth of the page each. */
const bytesOf = ({ response: { bodies, quality } }: CachedItem) =>
  Math.ceil(bodies.identity.length * (quality ? 1.35 : 1));
/** How soon a failed refresh is tried again while the old response is served. */
const tryAgainMs = 5_000;
const isBad = ({ status, isDegraded }: CachedResponse) => status >= 500 || isDegraded === true;
const isStorable = (response: CachedResponse) => {
  const { status, isUncacheable, isSharedNotFound } = response;
  const isGood = status === 200 || (status === 404 && isSharedNotFound === true);
  return isGood && !isUncacheable && !isBad(response);
};

/** The queue of all refreshes of stale responses: the fair queue treats them as one more network. */
const refreshing = 'refresh';

/**
 * An LRU cache of responses by URL with stale-while-revalidate: a stale response is served while it is
 * refreshed in the background. A miss waits in the fair queue and is rendered. After a change of public data
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
  const flights = new Map<string, Promise<CachedResponse>>();
  /** Counts the changes of the data. */
  let generation = 0;

  const store = (key: string, response: CachedResponse) => {
    const previous = items.peek(key);
    const madeAt = options.elapsed();
    // A refresh usually finds nothing new: then the compressed bodies and the ETags stay.
    const isSame = previous !== undefined && isSameContent(previous.response, response);
    const { tags, bodies } = isSame ? previous.response : response;
    items.set(key, {
      response: { ...response, tags, bodies },
      madeAt,
      freshUntil: madeAt + (response.freshMs ?? options.freshMs),
    });
  };
  /** After a failed refresh the old response is served until the next try, unless it is too old. */
  const extendFreshness = (key: string) => {
    const item = items.peek(key);
    if (!item) return;
    const elapsed = options.elapsed();
    if (elapsed - item.madeAt < options.emergencyMs) item.freshUntil = elapsed + tryAgainMs;
    else items.drop(key);
  };
  /** Stores a response when it is made, unless the data changed while it was being made. */
  const keep = async (key: string, produced: Promise<CachedResponse>) => {
    const startedIn = generation;
    try {
      const response = await produced;
      if (isStorable(response) && startedIn === generation) store(key, response);
      if (isBad(response)) extendFreshness(key);
      return response;
    } catch (error) {
      extendFreshness(key);
      throw error;
    }
  };
  const seconds = (ms: number) => Math.floor(ms / 1000);
  /** `age`: seconds since it was made; `ttl`: seconds until it is stale, negative when it is. */
  const hitHeaders = ({ madeAt, freshUntil }: CachedItem): CacheHeaders => {
    const elapsed = options.elapsed();
    return {
      age: String(seconds(elapsed - madeAt)),
      'cache-status': `${options.name}; hit; ttl=${seconds(freshUntil - elapsed)}`,
    };
  };
  const withHeaders = (response: CachedResponse, headers: Partial<CacheHeaders>): CachedResponse => ({
    ...response,
    headers: { ...response.headers, ...headers },
  });
  const fromItem = (item: CachedItem) => withHeaders(item.response, hitHeaders(item));
  const fromRender = (key: string, response: CachedResponse, reason: 'miss' | 'stale') => {
    const stored = items.peek(key) ? '; stored' : '';
    return withHeaders(response, { 'cache-status': `${options.name}; fwd=${reason}${stored}` });
  };
  /**
   * Single flight: a response is made once for all who request it, at the turn of the network that requested it
   * first. If that network has no turn, the next one makes the response. What needs no queue is shared by
   * `memoizeFor` (server/time/memoize-for.ts).
   */
  const make = (key: string, network: string, produce: () => Promise<CachedResponse>) => {
    const shared = flights.get(key);
    if (shared)
      return shared.catch((error): Promise<CachedResponse> => {
        if (error instanceof Overloaded) return make(key, network, produce);
        throw error;
      });
    const flight = keep(key, enqueue(network, produce)).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    return flight;
  };

  return {
    async get(key: string, produce: () => Promise<CachedResponse>, network = ''): Promise<CachedResponse> {
      const item = items.use(key);
      if (!item) {
        return fromRender(key, await make(key, network, produce), 'miss');
      }
      const staleFor = options.elapsed() - item.freshUntil;
      if (staleFor >= options.staleMs) {
        const fresh = await make(key, network, produce).catch((error) => {
          if (items.peek(key) === item) return null;
          throw error;
        });
        const isOldBetter = fresh === null || (isBad(fresh) && items.peek(key) === item);
        return isOldBetter ? fromItem(item) : fromRender(key, fresh, 'stale');
      }
      if (staleFor >= 0) make(key, refreshing, produce).catch(() => {});
      return fromItem(item);
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

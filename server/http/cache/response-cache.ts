import type { CachedResponse } from './cached-response.ts';

type Entry = { representation: CachedResponse; bytes: number; madeAt: number; freshUntil: number };
/** What compressed bodies will add when they are asked for: a page shrinks to a sixth, twice. */
const bytesOf = ({ bodies, quality }: CachedResponse) =>
  Math.ceil(bodies.identity.length * (quality ? 1.35 : 1));
/** How soon a failed try is repeated, while the old answer still stands in. */
const tryAgainMs = 5_000;
const isBad = ({ status, isDegraded }: CachedResponse) => status >= 500 || isDegraded === true;

export type Enqueue = (network: string, work: () => Promise<void>, signal: AbortSignal) => Promise<void>;
/** One answer that is being made, or waits to be: once for every network that wants it. */
type Pending = {
  promise: Promise<CachedResponse>;
  resolve: (representation: CachedResponse) => void;
  reject: (error: unknown) => void;
  networks: Set<string>;
  /** Aborted when it begins: the places in other networks' lines are no longer needed. */
  begun: AbortController;
};
/** The line in which answers that are only stale wait to be made anew: nobody in particular asked for them. */
const refreshing = 'refresh';

/**
 * Ready answers by address, least recently used out first. An entry past its freshness is still served while one
 * request makes it anew, so that no visitor waits for a render that another already paid for.
 */
export function createResponseCache(options: {
  maxBytes: number;
  freshMs: number;
  /** How long past its freshness an answer may still be shown; older than that, the visitor waits for a new one. */
  staleMs: number;
  /** How old it may be when no new one can be had: the database is away, and old words are better than none. */
  emergencyMs: number;
  /** Must only ever go forward: the wall clock may be set back. */
  now: () => number;
  /** Lets a network's work wait for its turn; without one it is done at once. */
  enqueue?: Enqueue;
}) {
  const enqueue: Enqueue = options.enqueue ?? ((_, work) => work());
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Pending>();
  let bytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
  };
  const keep = (key: string, representation: CachedResponse) => {
    drop(key);
    const madeAt = options.now();
    const entry = {
      representation,
      bytes: bytesOf(representation),
      madeAt,
      freshUntil: madeAt + options.freshMs,
    };
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break;
      drop(oldest);
    }
  };
  /** The try failed: if there is an old answer that may stand in, it does so until the next try. */
  const standIn = (key: string) => {
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
      .then((representation) => {
        // Only good answers are kept, and none that was begun before the data changed.
        const { status, isUncacheable, isSharedNotFound } = representation;
        const isGood = status === 200 || (status === 404 && isSharedNotFound === true);
        const isKept = isGood && !isUncacheable && !isBad(representation);
        if (isKept && startedIn === generation) keep(key, representation);
        if (isBad(representation)) standIn(key);
        return representation;
      })
      .catch((error) => {
        standIn(key);
        throw error;
      })
      .finally(() => {
        if (underWay.get(key) === pending) underWay.delete(key);
      });
    const pending = { promise, resolve, reject, networks: new Set<string>(), begun: new AbortController() };
    underWay.set(key, pending);
    return pending;
  };
  /**
   * Makes an answer once, however many want it. Each network that wants it waits in its own line and whoever's turn comes
   * first makes it for all, so that nobody waits behind the network that happened to ask first.
   */
  const make = (key: string, network: string, produce: () => Promise<CachedResponse>) => {
    const pending = underWay.get(key) ?? begin(key);
    const { promise, networks, begun } = pending;
    if (begun.signal.aborted || networks.has(network)) return promise;
    networks.add(network);
    const work = async () => {
      begun.abort();
      try {
        pending.resolve(await produce());
      } catch (error) {
        pending.reject(error);
      }
    };
    enqueue(network, work, begun.signal).catch((error) => {
      networks.delete(network);
      if (!begun.signal.aborted && networks.size === 0) pending.reject(error);
    });
    return promise;
  };

  return {
    async get(key: string, produce: () => Promise<CachedResponse>, network = ''): Promise<CachedResponse> {
      const entry = entries.get(key);
      if (!entry) return make(key, network, produce);
      entries.delete(key);
      entries.set(key, entry);
      const age = options.now() - entry.freshUntil;
      if (age >= options.staleMs) {
        const made = await make(key, network, produce).catch((error) => {
          if (entries.get(key) === entry) return entry.representation;
          throw error;
        });
        return isBad(made) && entries.get(key) === entry ? entry.representation : made;
      }
      if (age >= 0) make(key, refreshing, produce).catch(() => {});
      return entry.representation;
    },
    /** A ready and fresh answer, or nothing: for those who cannot wait for one to be made. */
    fresh(key: string): CachedResponse | undefined {
      const entry = entries.get(key);
      return entry && options.now() < entry.freshUntil ? entry.representation : undefined;
    },
    /** The data behind the answers changed: nothing made before now may be served again. */
    clear() {
      generation += 1;
      entries.clear();
      underWay.clear();
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

import type { Kitchen } from './kitchen.ts';
import type { Representation } from './representation.ts';

type Entry = { representation: Representation; bytes: number; madeAt: number; freshUntil: number };
/** What compressed bodies will add when they are asked for: a page shrinks to a sixth, twice. */
const bytesOf = ({ bodies, quality }: Representation) =>
  Math.ceil(bodies.identity.length * (quality ? 1.35 : 1));
/** How soon a failed try is repeated, while the old answer still stands in. */
const tryAgainMs = 5_000;
const isBad = ({ status, hasFailed }: Representation) => status >= 500 || hasFailed === true;

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
  /** Where answers are made, a few at a time. */
  kitchen?: Kitchen;
}) {
  const kitchen: Kitchen = options.kitchen ?? ((produce) => produce());
  const entries = new Map<string, Entry>();
  const underWay = new Map<string, Promise<Representation>>();
  let bytes = 0;
  let generation = 0;

  const drop = (key: string) => {
    const entry = entries.get(key);
    if (!entry) return;
    bytes -= entry.bytes;
    entries.delete(key);
  };
  const keep = (key: string, representation: Representation) => {
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
  const make = (key: string, produce: () => Promise<Representation>) => {
    const running = underWay.get(key);
    if (running) return running;
    const startedIn = generation;
    const promise = kitchen(produce)
      .then((representation) => {
        // Only good answers are kept, and none that was begun before the data changed.
        const isKept = representation.status === 200 && !representation.isFleeting && !isBad(representation);
        if (isKept && startedIn === generation) keep(key, representation);
        if (isBad(representation)) standIn(key);
        return representation;
      })
      .catch((error) => {
        standIn(key);
        throw error;
      })
      .finally(() => {
        if (underWay.get(key) === promise) underWay.delete(key);
      });
    underWay.set(key, promise);
    return promise;
  };

  return {
    async get(key: string, produce: () => Promise<Representation>): Promise<Representation> {
      const entry = entries.get(key);
      if (!entry) return make(key, produce);
      entries.delete(key);
      entries.set(key, entry);
      const age = options.now() - entry.freshUntil;
      if (age >= options.staleMs) {
        const made = await make(key, produce).catch((error) => {
          if (entries.get(key) === entry) return entry.representation;
          throw error;
        });
        return isBad(made) && entries.get(key) === entry ? entry.representation : made;
      }
      if (age >= 0) make(key, produce).catch(() => {});
      return entry.representation;
    },
    /** A ready and fresh answer, or nothing: for those who cannot wait for one to be made. */
    fresh(key: string): Representation | undefined {
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

import type { Representation } from './representation.ts';

type Entry = { representation: Representation; bytes: number; freshUntil: number };
const bytesOf = ({ bodies }: Representation) =>
  bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);

/**
 * Ready answers by address, least recently used out first. An entry past its freshness is still served while one
 * request makes it anew, so that no visitor waits for a render that another already paid for.
 */
export function createResponseCache(options: {
  maxBytes: number;
  freshMs: number;
  /** How long past its freshness an answer may still be shown; older than that, the visitor waits for a new one. */
  staleMs: number;
  now: () => number;
}) {
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
    const entry = {
      representation,
      bytes: bytesOf(representation),
      freshUntil: options.now() + options.freshMs,
    };
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= options.maxBytes) break;
      drop(oldest);
    }
  };
  const make = (key: string, produce: () => Promise<Representation>) => {
    const running = underWay.get(key);
    if (running) return running;
    const startedIn = generation;
    const promise = produce()
      .then((representation) => {
        // Only good answers are kept, and none that was begun before the data changed.
        if (representation.status === 200 && startedIn === generation) keep(key, representation);
        return representation;
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
      if (age >= options.staleMs) return make(key, produce);
      if (age >= 0) make(key, produce).catch(() => {});
      return entry.representation;
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

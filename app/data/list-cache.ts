import type { GrowingList } from '#domain/growing-list.ts';

/** A visitor who returns to a list finds it in the same length. Its content can change, so it expires. */
const maxAgeMs = 5 * 60_000;
const maxLists = 60;
const memory = new Map<string, GrowingList<{ id: string }, unknown>>();
/** With the history entry in the key, Back and Forward find the list, and a new navigation loads it. */
const memoryKey = (key: string, step: string) => `${step} ${key}`;

export const restoreList = <I extends { id: string }, Cursor>(key: string, step: string) => {
  const known = memory.get(memoryKey(key, step));
  const isFresh = known && known.loadedAt !== null && Date.now() - known.loadedAt < maxAgeMs;
  return isFresh ? (known as GrowingList<I, Cursor>) : undefined;
};

/** Called in the browser only, because the module state of the server is shared by all visitors. */
export function rememberList<I extends { id: string }, Cursor>(list: GrowingList<I, Cursor>, step: string) {
  if (list.status !== 'waiting' || list.items.length === 0) return;
  const id = memoryKey(list.key, step);
  memory.delete(id);
  memory.set(id, list);
  const [oldest] = memory.keys();
  if (memory.size > maxLists && oldest !== undefined) memory.delete(oldest);
}

import type { GrowingList } from '#domain/growing-list.ts';

/** Who looks at something and comes back finds the list as long as it was. What it tells changes, so not for ever. */
const keptFor = 5 * 60_000;
const most = 20;
const memory = new Map<string, { at: number; list: unknown }>();

export const recallList = <I extends { id: string }, Cursor>(key: string) => {
  const known = memory.get(key);
  return known && Date.now() - known.at < keptFor ? (known.list as GrowingList<I, Cursor>) : undefined;
};

/** Called in the browser only: the server forgets every visitor at once. */
export function rememberList<I extends { id: string }, Cursor>(list: GrowingList<I, Cursor>) {
  if (list.status !== 'waiting' || list.items.length === 0) return;
  memory.delete(list.key);
  memory.set(list.key, { at: Date.now(), list });
  const [oldest] = memory.keys();
  if (memory.size > most && oldest !== undefined) memory.delete(oldest);
}

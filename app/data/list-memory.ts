import type { GrowingList } from '#domain/growing-list.ts';

/** Who looks at something and comes back finds the list as long as it was. What it tells changes, so not for ever. */
const keptFor = 5 * 60_000;
const most = 60;
const memory = new Map<string, GrowingList<{ id: string }, unknown>>();
/** Kept with the step of the visit that showed it: back and forward find it, whoever chooses it anew asks anew. */
const placeOf = (key: string, step: string) => `${step} ${key}`;

export const recallList = <I extends { id: string }, Cursor>(key: string, step: string) => {
  const known = memory.get(placeOf(key, step));
  const isFresh = known && known.arrivedAt !== null && Date.now() - known.arrivedAt < keptFor;
  return isFresh ? (known as GrowingList<I, Cursor>) : undefined;
};

/** Called in the browser only: the server forgets every visitor at once. */
export function rememberList<I extends { id: string }, Cursor>(list: GrowingList<I, Cursor>, step: string) {
  if (list.status !== 'waiting' || list.items.length === 0) return;
  const place = placeOf(list.key, step);
  memory.delete(place);
  memory.set(place, list);
  const [oldest] = memory.keys();
  if (memory.size > most && oldest !== undefined) memory.delete(oldest);
}

/**
 * A long list that grows part by part. What a part is (three days, page 4) is the cursor's business; here it is decided that
 * every item is there once, in its place, and nothing of another list ever is.
 */
type Item = { id: string };

export type GrowingList<I extends Item, Cursor> = {
  /** Which list this is: an answer for another one is too late. */
  key: string;
  items: readonly I[];
  /** The part to ask for next; null once there is no more. */
  next: Cursor | null;
  /** When the newest part came; null before the first. */
  arrivedAt: number | null;
  status: 'waiting' | 'loading' | 'failed';
};

/** What one question brings, and where the list goes on after it. */
export type ListPart<I extends Item, Cursor> = { items: readonly I[]; next: Cursor | null };

export type ListEvent<I extends Item, Cursor> =
  | { type: 'begun'; list: GrowingList<I, Cursor> }
  | { type: 'asked'; key: string; at: Cursor }
  | { type: 'arrived'; key: string; at: Cursor; part: ListPart<I, Cursor>; now: number }
  | { type: 'failed'; key: string; at: Cursor };

export const emptyList = <I extends Item, Cursor>(key: string, start: Cursor): GrowingList<I, Cursor> => ({
  key,
  items: [],
  next: start,
  arrivedAt: null,
  status: 'waiting',
});

/** What is already there stays where it is: a list never jumps under the reader's eyes. */
const appended = <I extends Item>(known: readonly I[], more: readonly I[]): I[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id) && ids.add(id))];
};

export function listAfter<I extends Item, Cursor>(
  list: GrowingList<I, Cursor>,
  event: ListEvent<I, Cursor>,
): GrowingList<I, Cursor> {
  if (event.type === 'begun') return event.list;
  // Of a list that was left, repeated, or out of turn: only the part that is due counts.
  if (event.key !== list.key || event.at !== list.next) return list;
  if (event.type === 'asked') return { ...list, status: 'loading' };
  if (event.type === 'failed') return { ...list, status: 'failed' };
  const { items, next } = event.part;
  return { ...list, items: appended(list.items, items), next, arrivedAt: event.now, status: 'waiting' };
}

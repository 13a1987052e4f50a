import type { Instant } from '#domain/dates.ts';

type Item = { id: string };

/** State of a list that loads page by page. The cursor identifies a page (three days, page 4). */
export type GrowingList<I extends Item, Cursor> = {
  /** Identity of the list; a response for another key is ignored. */
  key: string;
  items: readonly I[];
  /** Cursor of the next page; null after the last one. */
  next: Cursor | null;
  /** Time of the last loaded page; null before the first. */
  loadedAt: Instant | null;
  status: 'waiting' | 'loading' | 'failed';
};

/** One loaded page and the cursor of the next. */
export type ListPart<I extends Item, Cursor> = { items: readonly I[]; next: Cursor | null };

export type ListEvent<I extends Item, Cursor> =
  | { type: 'started'; list: GrowingList<I, Cursor> }
  | { type: 'requested'; key: string; at: Cursor }
  | { type: 'loaded'; key: string; at: Cursor; part: ListPart<I, Cursor>; now: Instant }
  | { type: 'failed'; key: string; at: Cursor };

export const emptyList = <I extends Item, Cursor>(key: string, start: Cursor): GrowingList<I, Cursor> => ({
  key,
  items: [],
  next: start,
  loadedAt: null,
  status: 'waiting',
});

/** Loaded items stay at their position, so that the list does not jump while a visitor reads it. */
const appended = <I extends Item>(known: readonly I[], more: readonly I[]): I[] => {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...more.filter(({ id }) => !ids.has(id) && ids.add(id))];
};

/** Every item is in the list once, in order, and no item of another list is. */
export function growingListReducer<I extends Item, Cursor>(
  list: GrowingList<I, Cursor>,
  event: ListEvent<I, Cursor>,
): GrowingList<I, Cursor> {
  if (event.type === 'started') return event.list;
  // A response of another list, a repeated one or one out of order is ignored.
  if (event.key !== list.key || event.at !== list.next) return list;
  if (event.type === 'requested') return { ...list, status: 'loading' };
  if (event.type === 'failed') return { ...list, status: 'failed' };
  const { items, next } = event.part;
  return { ...list, items: appended(list.items, items), next, loadedAt: event.now, status: 'waiting' };
}

/** Pages of a long list, appended one after the other without gaps or duplicates. */
export type PagedList<I extends { id: string }> = {
  key: string;
  items: readonly I[];
  /** The page to ask for next; null after the last one. */
  next: number | null;
  status: 'waiting' | 'loading' | 'failed';
};

export const startPages = <I extends { id: string }>(key: string): PagedList<I> => ({
  key,
  items: [],
  next: 1,
  status: 'waiting',
});

export type PageEvent<I extends { id: string }> =
  | { type: 'begun'; fresh: PagedList<I> }
  | { type: 'asked'; key: string }
  | { type: 'arrived'; key: string; page: number; pages: number; items: readonly I[] }
  | { type: 'failed'; key: string; page: number };

export function pagesAfter<I extends { id: string }>(state: PagedList<I>, event: PageEvent<I>): PagedList<I> {
  if (event.type === 'begun') return event.fresh;
  if (event.key !== state.key) return state;
  if (event.type === 'asked') return { ...state, status: 'loading' };
  // Late, repeated or out of turn: only the page that was asked for counts.
  if (event.page !== state.next) return state;
  if (event.type === 'failed') return { ...state, status: 'failed' };
  const known = new Set(state.items.map(({ id }) => id));
  return {
    ...state,
    items: [...state.items, ...event.items.filter(({ id }) => !known.has(id) && known.add(id))],
    next: event.page < event.pages ? event.page + 1 : null,
    status: 'waiting',
  };
}

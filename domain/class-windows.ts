import { addDays, type CalendarDay } from './dates.ts';

/** How far a window advances: the next one begins three days later. */
export const windowDays = 3;

type Item = { id: string; startsAt: string };

/** The schedule of one studio from one day on, as far as it has been loaded. */
export type ClassWindows<I extends Item> = {
  /** Which list this is: an answer for another one is too late. */
  key: string;
  start: CalendarDay;
  items: readonly I[];
  /** First day of the next window; null once a later window came back empty. */
  next: CalendarDay | null;
  status: 'waiting' | 'loading' | 'failed';
};

export const windowsKey = (locationId: number | string, start: CalendarDay) => `${locationId}/${start}`;

export const startWindows = <I extends Item>(
  locationId: number | string,
  start: CalendarDay,
): ClassWindows<I> => ({
  key: windowsKey(locationId, start),
  start,
  items: [],
  next: start,
  status: 'waiting',
});

const inOrder = (a: Item, b: Item) => a.startsAt.localeCompare(b.startsAt) || a.id.localeCompare(b.id);

/** Adds what is new, in the order in which it begins; what is already there stays as it is. */
export const appendItems = <I extends Item>(known: readonly I[], more: readonly I[]): I[] => {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !ids.has(id) && ids.add(id));
  return [...known, ...fresh].sort(inOrder);
};

export type WindowEvent<I extends Item> =
  | { type: 'begun'; fresh: ClassWindows<I> }
  | { type: 'asked'; key: string }
  | { type: 'arrived'; key: string; min: CalendarDay; items: readonly I[] }
  | { type: 'failed'; key: string; min: CalendarDay };

export function windowsAfter<I extends Item>(state: ClassWindows<I>, event: WindowEvent<I>): ClassWindows<I> {
  if (event.type === 'begun') return event.fresh;
  // An answer for a studio or a day that the visitor has left, or for a window that is already there.
  if (event.key !== state.key) return state;
  if (event.type === 'asked') return { ...state, status: 'loading' };
  if (event.min !== state.next) return state;
  if (event.type === 'failed') return { ...state, status: 'failed' };
  const isEnd = event.items.length === 0 && event.min !== state.start;
  return {
    ...state,
    items: appendItems(state.items, event.items),
    next: isEnd ? null : addDays(event.min, windowDays),
    status: 'waiting',
  };
}

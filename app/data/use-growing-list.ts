import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';
import {
  emptyList,
  type GrowingList,
  type ListEvent,
  type ListPart,
  listAfter,
} from '#domain/growing-list.ts';
import { recallList, rememberList } from './list-memory.ts';

type Source<I extends { id: string }, Cursor> = {
  /** Unlike that of any other list of the site: it names what is asked for. */
  key: string;
  /** The step of the visit that shows it, the same again on the way back (`useStep`). */
  step: string;
  start: Cursor;
  /** What came with the page, if that is the beginning of this list. Later on it is old, and asked for again. */
  first: ListPart<I, Cursor> | null;
  fetchPart: (at: Cursor, signal: AbortSignal) => Promise<ListPart<I, Cursor>>;
  onFailed: (error: unknown) => void;
};

const begin = <I extends { id: string }, Cursor>({ key, step, start }: Source<I, Cursor>) =>
  recallList<I, Cursor>(key, step) ?? emptyList<I, Cursor>(key, start);

const beginWithPage = <I extends { id: string }, Cursor>(source: Source<I, Cursor>) => {
  const { key, start, first } = source;
  const list = begin(source);
  // Not due any more if the list was recalled: that one is longer.
  return first ? listAfter(list, { type: 'arrived', key, at: start, part: first, now: Date.now() }) : list;
};

/** A list that loads on when told to, one part at a time. With another key it is another list, from the first render on. */
export function useGrowingList<I extends { id: string }, Cursor>(source: Source<I, Cursor>) {
  const { key, step } = source;
  const [state, send] = useReducer(listAfter<I, Cursor>, null, () => beginWithPage(source));
  // The first render after a change must not show a single item of the old list.
  const list = state.key === key ? state : begin(source);
  const latest = useLatest({ list, source });
  const underWay = useRef<{ key: string; controller: AbortController } | null>(null);
  const answered = useRef<GrowingList<I, Cursor> | null>(null);

  const load = useCallback(async () => {
    const { list, source } = latest.current;
    const { key, next: at } = list;
    // Answered, but not on the screen yet: whoever calls now has not seen the new end.
    if (at === null || underWay.current?.key === key || answered.current === list) return;
    const controller = new AbortController();
    underWay.current = { key, controller };
    const report = (event: ListEvent<I, Cursor>) => {
      if (underWay.current?.controller === controller) underWay.current = null;
      answered.current = latest.current.list;
      send(event);
    };
    send({ type: 'asked', key, at });
    try {
      const part = await source.fetchPart(at, controller.signal);
      if (!controller.signal.aborted) report({ type: 'arrived', key, at, part, now: Date.now() });
    } catch (error) {
      if (controller.signal.aborted) return;
      report({ type: 'failed', key, at });
      source.onFailed(error);
    }
  }, []);

  useEffect(() => {
    const { list } = latest.current;
    send({ type: 'begun', list: list.status === 'loading' ? { ...list, status: 'waiting' } : list });
    if (list.key === key && list.items.length === 0) load();
    return () => {
      underWay.current?.controller.abort();
      underWay.current = null;
    };
  }, [key, load]);

  useEffect(() => {
    if (state.key === key) rememberList(state, step);
  }, [state, key, step]);

  return { list: list as GrowingList<I, Cursor>, load };
}

import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { emptyList, type GrowingList, growingListReducer, type ListPart } from '#domain/growing-list.ts';
import { keepLists, rememberList, restoreList, restorePosition } from './list-cache.ts';

type Source<I extends { id: string }, Cursor> = {
  /** Unique among all lists of the site, because it identifies the query. */
  key: string;
  /** The history entry that shows the list; back and forward return to the same one (`useHistoryKey`). */
  historyKey: string;
  start: Cursor;
  /** The first part, if the page was loaded with it. Only the first list uses it; later it is outdated. */
  first: ListPart<I, Cursor> | null;
  fetchPart: (at: Cursor, signal: AbortSignal) => Promise<ListPart<I, Cursor>>;
  onFailed: (error: unknown) => void;
};

const begin = <I extends { id: string }, Cursor>({ key, historyKey, start }: Source<I, Cursor>) =>
  restoreList<I, Cursor>(key, historyKey) ?? emptyList<I, Cursor>(key, start);

/** The first render is that of the server: a longer list of an earlier visit follows after hydration. */
const beginWithPage = <I extends { id: string }, Cursor>({ key, start, first }: Source<I, Cursor>) => {
  const list = emptyList<I, Cursor>(key, start);
  return first
    ? growingListReducer(list, { type: 'loaded', key, at: start, part: first, now: Date.now() })
    : list;
};

/** A list that loads one part at each call of `load`. A new key starts a new list in the same render. */
export function useGrowingList<I extends { id: string }, Cursor>(source: Source<I, Cursor>) {
  const { key, historyKey } = source;
  const [state, send] = useReducer(growingListReducer<I, Cursor>, null, () => beginWithPage(source));
  // The first render after a change of key must not show items of the old list.
  const list = state.key === key ? state : begin(source);
  const latest = useLatest({ list, source, state });
  const requested = useRef<{ key: string; at: Cursor; controller: AbortController } | null>(null);

  const load = useCallback(async () => {
    const { list, source } = latest.current;
    const { key, next: at, status } = list;
    // A part that has arrived is rendered later. Until then, `load` may be called again for the old end of
    // the list.
    const isRequested = requested.current?.key === key && requested.current.at === at;
    if (at === null || (isRequested && status !== 'failed')) return;
    const controller = new AbortController();
    requested.current = { key, at, controller };
    send({ type: 'requested', key, at });
    try {
      const part = await source.fetchPart(at, controller.signal);
      if (!controller.signal.aborted) send({ type: 'loaded', key, at, part, now: Date.now() });
    } catch (error) {
      if (controller.signal.aborted) return;
      send({ type: 'failed', key, at });
      source.onFailed(error);
    }
  }, []);

  const isFailed = list.status === 'failed';
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isFailed, load]);
  useEffect(keepLists, []);
  useEffect(() => {
    const { list, state } = latest.current;
    if (list.status === 'loading') send({ type: 'started', list: { ...list, status: 'waiting' } });
    // The list of the page needs no second render after hydration.
    else if (list !== state) send({ type: 'started', list });
    if (list.key === key && list.items.length === 0) load();
    return () => {
      requested.current?.controller.abort();
      requested.current = null;
    };
  }, [key, load]);

  useEffect(() => {
    if (state.key !== key || !historyKey) return;
    const restored = restoreList<I, Cursor>(key, historyKey);
    if (restored && restored.items.length > state.items.length) send({ type: 'started', list: restored });
    else {
      rememberList(state, historyKey);
      restorePosition();
    }
  }, [state, key, historyKey]);

  return { list: list as GrowingList<I, Cursor>, load };
}

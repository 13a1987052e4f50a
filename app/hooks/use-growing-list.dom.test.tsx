import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListPart } from '#domain/growing-list.ts';
import { useGrowingList } from './use-growing-list.ts';

type Part = ListPart<{ id: string }, number>;
type PartRequest = { at: number; signal: AbortSignal; resolve: (part: Part) => void; fail: () => void };

/** A list; the test resolves its requests. */
function watch(key: string, first: Part | null = null, historyKey = 'a') {
  const requests: PartRequest[] = [];
  const onFailed = vi.fn();
  const fetchPart = (at: number, signal: AbortSignal) =>
    new Promise<Part>((resolve, reject) => {
      requests.push({ at, signal, resolve, fail: () => reject(new Error('down')) });
    });
  const source = { start: 1, first, fetchPart, onFailed };
  const hook = renderHook((place) => useGrowingList({ ...source, ...place }), {
    initialProps: { key, historyKey },
  });
  const list = () => hook.result.current.list;
  return {
    requests,
    onFailed,
    list,
    ids: () => list().items.map(({ id }) => id),
    load: () => act(async () => void hook.result.current.load()),
    settle: (settle: () => void) => act(async () => settle()),
    become: (key: string, historyKey = 'a') => act(async () => hook.rerender({ key, historyKey })),
    leave: () => hook.unmount(),
  };
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const part = (ids: string[], next: number | null): Part => ({ items: ids.map((id) => ({ id })), next });

test('a list without a first part requests it; a list that came with the page requests nothing', async () => {
  const { requests, settle, ids } = watch('lonely');
  expect(requests.map(({ at }) => at)).toEqual([1]);
  await settle(() => requests[0]?.resolve(part(['a'], 2)));
  expect(ids()).toEqual(['a']);
  expect(watch('served', part(['a'], 2)).requests).toEqual([]);
});

test('several calls of load request a part once', async () => {
  const { requests, load, settle, ids } = watch('eager', part(['a'], 2));
  await load();
  await load();
  await settle(() => requests[0]?.resolve(part(['b'], 3)));
  await load();
  expect(requests.map(({ at }) => at)).toEqual([2, 3]);
  expect(ids()).toEqual(['a', 'b']);
});

test('a part that failed is requested again when the browser is online again', async () => {
  const { requests, load, settle, ids } = watch('tunnel', part(['a'], 2));
  await load();
  await settle(() => requests[0]?.fail());
  await settle(() => window.dispatchEvent(new Event('online')));
  await settle(() => requests[1]?.resolve(part(['b'], null)));
  expect(ids()).toEqual(['a', 'b']);
  await settle(() => window.dispatchEvent(new Event('online')));
  expect(requests).toHaveLength(2);
});

test('another key is another list from its first render on, and the late response of the old one is aborted', async () => {
  const { requests, become, settle, ids, list } = watch('left');
  await become('chosen');
  expect([list().key, ids()]).toEqual(['chosen', []]);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => requests[1]?.resolve(part(['new'], null)));
  await settle(() => requests[0]?.resolve(part(['old'], null)));
  expect(ids()).toEqual(['new']);
  // The list under the old key has only the items that were loaded before the change.
  expect(watch('left').ids()).toEqual([]);
});

test('after a failure the list stays, and the same part can be requested again', async () => {
  const { requests, load, settle, ids, list, onFailed } = watch('broken', part(['a'], 2));
  await load();
  await settle(() => requests[0]?.fail());
  expect([list().status, ids()]).toEqual(['failed', ['a']]);
  expect(onFailed).toHaveBeenCalledTimes(1);
  await load();
  await settle(() => requests[1]?.resolve(part(['b'], null)));
  expect([list().status, ids()]).toEqual(['waiting', ['a', 'b']]);
});

test('back restores a list from memory; a new choice loads it again', async () => {
  const { requests, become, settle, ids } = watch('davie', part(['old'], null), 'first entry');
  await become('weston', 'second entry');
  await settle(() => requests[0]?.resolve(part(['there'], null)));
  await become('davie', 'third entry');
  expect(ids()).toEqual([]);
  await settle(() => requests[1]?.resolve(part(['new'], null)));
  expect(ids()).toEqual(['new']);
  await become('weston', 'second entry');
  expect(ids()).toEqual(['there']);
  await become('davie', 'first entry');
  expect(ids()).toEqual(['old']);
  expect(requests).toHaveLength(2);
});

test('a list that several history entries show is restored for each of them', async () => {
  const { become, settle, requests, ids } = watch('filtered', part(['a'], null), 'all');
  await become('filtered', 'some');
  await become('elsewhere', 'gone');
  await settle(() => requests[0]?.resolve(part(['b'], null)));
  await become('filtered', 'some');
  expect(ids()).toEqual(['a']);
});

test('the age of a list counts from its last response, however often it is shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  watch('aging', part(['a'], 2)).leave();
  vi.advanceTimersByTime(4 * 60_000);
  const again = watch('aging');
  expect(again.ids()).toEqual(['a']);
  await again.load();
  await again.settle(() => again.requests[0]?.fail());
  again.leave();
  vi.advanceTimersByTime(60_000);
  expect(watch('aging').ids()).toEqual([]);
});

test('a list that was left is stored, and a new document of the same history entry finds it', async () => {
  window.history.replaceState({ key: 'left' }, '');
  const { requests, load, settle, leave } = watch('stored', part(['a'], 2), 'left');
  await load();
  await settle(() => requests[0]?.resolve(part(['b'], 3)));
  window.dispatchEvent(new Event('pagehide'));
  leave();
  // A new document has its own modules.
  vi.resetModules();
  const { useGrowingList: useListAgain } = await import('./use-growing-list.ts');
  const source = { key: 'stored', start: 1, first: part(['a'], 2), fetchPart: vi.fn(), onFailed: vi.fn() };
  const { result, rerender } = renderHook(({ historyKey }) => useListAgain({ ...source, historyKey }), {
    initialProps: { historyKey: '' },
  });
  const ids = () => result.current.list.items.map(({ id }) => id);
  // The first render is that of the server.
  expect(ids()).toEqual(['a']);
  await act(async () => rerender({ historyKey: 'left' }));
  expect(ids()).toEqual(['a', 'b']);
});

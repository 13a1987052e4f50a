// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ListPart } from '#domain/growing-list.ts';
import { useGrowingList } from './use-growing-list.ts';

type Part = ListPart<{ id: string }, number>;
type Question = { at: number; signal: AbortSignal; answer: (part: Part) => void; fail: () => void };

/** A list whose questions are answered by the test, when and how it likes. */
function watch(key: string, first: Part | null = null) {
  const questions: Question[] = [];
  const onFailed = vi.fn();
  const fetchPart = (at: number, signal: AbortSignal) =>
    new Promise<Part>((answer, reject) => {
      questions.push({ at, signal, answer, fail: () => reject(new Error('down')) });
    });
  const source = { start: 1, first, fetchPart, onFailed };
  const hook = renderHook(({ key }) => useGrowingList({ ...source, key }), { initialProps: { key } });
  const list = () => hook.result.current.list;
  return {
    questions,
    onFailed,
    list,
    ids: () => list().items.map(({ id }) => id),
    load: () => act(async () => void hook.result.current.load()),
    settle: (settle: () => void) => act(async () => settle()),
    become: (key: string) => act(async () => hook.rerender({ key })),
  };
}
const part = (ids: string[], next: number | null): Part => ({ items: ids.map((id) => ({ id })), next });

test('a list without a beginning asks for it by itself; one that came with the page asks for nothing', async () => {
  const { questions, settle, ids } = watch('lonely');
  expect(questions.map(({ at }) => at)).toEqual([1]);
  await settle(() => questions[0]?.answer(part(['a'], 2)));
  expect(ids()).toEqual(['a']);
  expect(watch('served', part(['a'], 2)).questions).toEqual([]);
});

test('however often it is told to load, a part is asked for once', async () => {
  const { questions, load, settle, ids } = watch('eager', part(['a'], 2));
  await load();
  await load();
  await settle(() => questions[0]?.answer(part(['b'], 3)));
  await load();
  expect(questions.map(({ at }) => at)).toEqual([2, 3]);
  expect(ids()).toEqual(['a', 'b']);
});

test('another key is another list from its first render on, and the old one’s late answer is called off', async () => {
  const { questions, become, settle, ids, list } = watch('left');
  await become('chosen');
  expect([list().key, ids()]).toEqual(['chosen', []]);
  expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await settle(() => questions[1]?.answer(part(['new'], null)));
  await settle(() => questions[0]?.answer(part(['old'], null)));
  expect(ids()).toEqual(['new']);
  // The one that was left is no longer than what was seen of it.
  expect(watch('left').ids()).toEqual([]);
});

test('after a failure the list stays, and the same part can be asked for again', async () => {
  const { questions, load, settle, ids, list, onFailed } = watch('broken', part(['a'], 2));
  await load();
  await settle(() => questions[0]?.fail());
  expect([list().status, ids()]).toEqual(['failed', ['a']]);
  expect(onFailed).toHaveBeenCalledTimes(1);
  await load();
  await settle(() => questions[1]?.answer(part(['b'], null)));
  expect([list().status, ids()]).toEqual(['waiting', ['a', 'b']]);
});

test('who comes back within minutes finds the list as long as it was', async () => {
  const { load, questions, settle } = watch('remembered', part(['a'], 2));
  await load();
  await settle(() => questions[0]?.answer(part(['b'], null)));
  expect(watch('remembered', part(['a'], 2)).ids()).toEqual(['a', 'b']);
});

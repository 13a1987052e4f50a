import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyList, type GrowingList, growingListReducer, type ListEvent } from './growing-list.ts';

type Item = { id: string };
type Event = ListEvent<Item, number>;
const key = 'flow';
const loaded = (at: number, ids: readonly string[], next: number | null, of = key): Event => ({
  type: 'loaded',
  key: of,
  at,
  part: { items: ids.map((id) => ({ id })), next },
  now: at,
});
const list = (...events: Event[]): GrowingList<Item, number> =>
  events.reduce(growingListReducer<Item, number>, emptyList<Item, number>(key, 1));
const idsOf = ({ items }: GrowingList<Item, number>) => items.map(({ id }) => id);

describe('a growing list', () => {
  test('ignores failures and requests of a list that was left', () => {
    const first = list(loaded(1, ['a'], 2));
    expect(growingListReducer(first, { type: 'failed', key: 'fiit', at: 2 })).toBe(first);
    expect(growingListReducer(first, { type: 'failed', key, at: 1 })).toBe(first);
    expect(growingListReducer(first, { type: 'requested', key: 'fiit', at: 2 })).toBe(first);
  });

  test('leaves out items that an earlier page had, and duplicates within a page', () => {
    expect(idsOf(list(loaded(1, ['a', 'b', 'a'], 2), loaded(2, ['b', 'c'], null)))).toEqual(['a', 'b', 'c']);
  });
});

describe('whatever the order of responses', () => {
  /** Items split into pages of any size, empty ones included. */
  const partsOf = (ids: readonly string[], sizes: readonly number[]): Event[] => {
    const cuts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
    const parts = [...cuts.map((from, index) => ids.slice(from, from + (sizes[index] ?? 0)))];
    const rest = ids.slice(sizes.reduce((sum, size) => sum + size, 0));
    return [...parts, rest].map((part, index) =>
      loaded(index + 1, part, index < sizes.length ? index + 2 : null),
    );
  };
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });
  const sizes = fc.array(fc.nat({ max: 12 }), { maxLength: 8 });

  test('every item is there once, none is missing, in order, and nothing of another list', () => {
    fc.assert(
      fc.property(ids, sizes, fc.infiniteStream(fc.nat()), (ids, sizes, dice) => {
        const loads = partsOf(ids, sizes);
        const otherListEvents: Event[] = loads.map((_, index) =>
          loaded(index + 1, [`other ${index}`], index + 2, 'another'),
        );
        const failures: Event[] = loads.map((_, index) => ({ type: 'failed', key, at: index + 1 }));
        let state = emptyList<Item, number>(key, 1);
        // Shuffled and repeated in each round: only the expected response may be used.
        for (let round = 0; round < loads.length; round++) {
          const turns = [...loads, ...otherListEvents, ...failures].map((event) => ({
            event,
            at: dice.next().value,
          }));
          for (const { event } of turns.toSorted((a, b) => a.at - b.at)) {
            const before = idsOf(state);
            state = growingListReducer(state, event);
            expect(idsOf(state).slice(0, before.length)).toEqual(before);
          }
        }
        expect(idsOf(state)).toEqual(ids);
        expect(state.next).toBeNull();
      }),
    );
  });
});

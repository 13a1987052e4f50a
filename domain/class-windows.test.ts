import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendItems,
  type ClassWindows,
  startWindows,
  type WindowEvent,
  windowsAfter,
} from './class-windows.ts';
import { addDays, daysBetween } from './dates.ts';

type Item = { id: string; startsAt: string };
const item = (day: string, id: string): Item => ({ id, startsAt: `${day}T12:00:00Z` });
const start = '2026-11-15';
const arrived = (min: string, items: Item[], key = `48750/${start}`): WindowEvent<Item> => ({
  type: 'arrived',
  key,
  min,
  items,
});
const state = (...events: WindowEvent<Item>[]): ClassWindows<Item> =>
  events.reduce(windowsAfter<Item>, startWindows<Item>(48750, start));

describe('windows of classes', () => {
  it('advance three days with each answer', () => {
    expect(state().next).toBe('2026-11-15');
    expect(state(arrived('2026-11-15', [item('2026-11-15', 'a')])).next).toBe('2026-11-18');
    expect(
      state(
        arrived('2026-11-15', [item('2026-11-15', 'a')]),
        arrived('2026-11-18', [item('2026-11-18', 'b')]),
      ).next,
    ).toBe('2026-11-21');
  });

  it('stop when a later window is empty, not when the first one is', () => {
    const quietStart = state(arrived('2026-11-15', []));
    expect(quietStart.next).toBe('2026-11-18');
    expect(windowsAfter(quietStart, arrived('2026-11-18', [])).next).toBeNull();
  });

  it('never show a late answer for another studio or another day', () => {
    const before = state();
    expect(windowsAfter(before, arrived(start, [item(start, 'x')], `48751/${start}`))).toBe(before);
    expect(windowsAfter(before, arrived(start, [item(start, 'x')], '48750/2026-11-20'))).toBe(before);
  });

  it('never count the same window twice', () => {
    const once = state(arrived(start, [item(start, 'a')]));
    expect(windowsAfter(once, arrived(start, [item(start, 'a')]))).toBe(once);
  });

  it('keep the list when a window fails, and go on from there', () => {
    const failed = state(arrived(start, [item(start, 'a')]), {
      type: 'failed',
      key: `48750/${start}`,
      min: '2026-11-18',
    });
    expect(failed).toMatchObject({ status: 'failed', next: '2026-11-18' });
    expect(failed.items).toHaveLength(1);
  });
});

describe('whatever the order of answers', () => {
  /** A timetable of some days, and the answers of two studios arriving in any order, some of them repeated. */
  const timetable = fc.array(fc.record({ day: fc.nat({ max: 20 }), id: fc.uuid() }), { maxLength: 60 });

  it('every class is there once, none is missing, all in the order in which they begin', () => {
    fc.assert(
      fc.property(timetable, fc.infiniteStream(fc.nat()), (classes, dice) => {
        const days = classes.map(({ day, id }) => item(addDays(start, day), id));
        const windowOf = (min: string) =>
          days.filter(({ startsAt }) => {
            const distance = daysBetween(min, startsAt.slice(0, 10));
            return distance >= 0 && distance < 3;
          });
        const answers = Array.from({ length: 8 }, (_, i) => addDays(start, i * 3)).map((min) =>
          arrived(min, windowOf(min)),
        );
        let state = startWindows<Item>(48750, start);
        // Answers are shuffled anew each round; only the one that is due counts, so rounds bring them all in.
        for (let round = 0; round < answers.length; round++) {
          const shuffled = answers.toSorted(() => ((dice.next().value ?? 0) % 3) - 1);
          for (const answer of shuffled) {
            state = windowsAfter(state, answer);
            state = windowsAfter(state, arrived(start, [item(start, 'intruder')], '1/2026-11-15'));
          }
        }
        const firstGap = answers.findIndex(
          (answer, index) => index > 0 && answer.type === 'arrived' && answer.items.length === 0,
        );
        const reached = firstGap === -1 ? answers : answers.slice(0, firstGap);
        const expected = reached.flatMap((answer) => (answer.type === 'arrived' ? answer.items : []));
        expect(new Set(state.items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
        expect(state.items).toHaveLength(new Set(expected.map(({ id }) => id)).size);
        expect(state.items.map(({ startsAt }) => startsAt)).toEqual(
          state.items.map(({ startsAt }) => startsAt).toSorted(),
        );
      }),
    );
  });

  it('appending what overlaps adds nothing twice', () => {
    fc.assert(
      fc.property(timetable, timetable, (one, two) => {
        const items = (list: typeof one) => list.map(({ day, id }) => item(addDays(start, day), id));
        const merged = appendItems(appendItems([], items(one)), [...items(two), ...items(one)]);
        const ids = merged.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(new Set(ids)).toEqual(new Set([...one, ...two].map(({ id }) => id)));
      }),
    );
  });
});

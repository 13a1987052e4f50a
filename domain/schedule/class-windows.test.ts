import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, classWindow, daysBetween } from '#domain/dates.ts';
import { emptyList, growingListReducer } from '#domain/growing-list.ts';
import { windowPart } from './class-windows.ts';

const start = '2026-10-30';
const open = { start, isOpen: true };
const one = { id: 'a' };

test('loading ends after an empty first window of an upcoming studio', () => {
  const upcoming = { start, isOpen: false };
  expect(windowPart(upcoming, start, []).next).toBeNull();
  expect(windowPart(upcoming, start, [one]).next).toBe('2026-11-02');
});

test('window by window, every class up to the first gap of three days is there once, in the order of days', () => {
  const timetable = fc.uniqueArray(fc.record({ id: fc.uuid(), day: fc.nat({ max: 24 }) }), {
    maxLength: 60,
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(timetable, (classes) => {
      const all = classes
        .map(({ id, day }) => ({ id, day: addDays(start, day) }))
        .toSorted((a, b) => a.day.localeCompare(b.day));
      let list = emptyList<(typeof all)[number], string>('48750', start);
      while (list.next !== null) {
        const at: string = list.next;
        const { min, max } = classWindow(at);
        const items = all.filter(({ day }) => min <= day && day <= max);
        list = growingListReducer(list, {
          type: 'loaded',
          key: '48750',
          at,
          part: windowPart(open, at, items),
          now: 0,
        });
      }
      const windowOf = ({ day }: { day: string }) => Math.floor(daysBetween(start, day) / 3);
      const isReached = (one: { day: string }) =>
        Array.from({ length: Math.max(0, windowOf(one) - 1) }, (_, index) => index + 1).every((number) =>
          all.some((other) => windowOf(other) === number),
        );
      expect(list.items).toEqual(all.filter(isReached));
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { neighbor, placeOf, testimonialOfQuery } from './testimonial-order.ts';

const places = (selected: number, isLooping: boolean) =>
  [0, 1, 2, 3, 4, 5].map((index) => placeOf(index, selected, 6, isLooping));

describe('the testimonial that a URL selects', () => {
  test.each([
    ['?0', 0],
    ['?5', 5],
    ['?3&utm_source=mail', 3],
    ['?42', 4],
  ])('%s is number %i', (search, testimonial) => expect(testimonialOfQuery(search)).toBe(testimonial));

  test.each(['', '?', '?6', '?x', '?utm=1', '?-1', '3'])('%j selects none', (search) =>
    expect(testimonialOfQuery(search)).toBeNull(),
  );
});

describe('the row of testimonials', () => {
  test('continues at the other end in both directions', () => {
    expect(neighbor(5, 1, 6)).toBe(0);
    expect(neighbor(0, -1, 6)).toBe(5);
  });

  test('has the selected card in the middle, whether it loops or not', () => {
    for (let selected = 0; selected < 6; selected++)
      for (const isLooping of [true, false]) expect(places(selected, isLooping)[selected]).toBe(0);
  });

  test('has a card on either side of every selected one when it loops', () => {
    for (let selected = 0; selected < 6; selected++)
      expect([...places(selected, true)].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  test('keeps its order when it does not loop', () => {
    expect(places(5, false)).toEqual([-5, -4, -3, -2, -1, 0]);
  });
});

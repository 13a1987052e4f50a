import { describe, expect, test } from 'vitest';
import { testimonialOfQuery } from './testimonial-order.ts';

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

import { expect, test } from 'vitest';
import { allWords, nearWords, termsOf } from './search-terms.ts';

const ticket = {
  reference: 'A1B2C3D4',
  name: 'José Núñez-Ruiz',
  email: 'Jose.Nunez+yoga@Example.com',
  phone: '+1 (305) 555-0188',
  texts: ['Müller & Söhne', 'Do you have TOWELS? towels…'],
};
test('an empty search has no term, and a long text is limited', () => {
  expect(termsOf('  ')).toEqual([]);
  expect(termsOf('%%% \u0000 …')).toEqual([]);
  expect(termsOf('word '.repeat(10_000)).length).toBeLessThanOrEqual(8);
  expect(
    allWords({ ...ticket, texts: [Array.from({ length: 5000 }, (_, n) => `w${n}`).join(' ')] }).length,
  ).toBeLessThan(70);
});

test('near words differ by one letter, and are none of short words and numbers', () => {
  const near = nearWords('vargas');
  for (const word of ['vargs', 'vargass', 'varges', 'vagras', 'argas', 'vargasz'])
    expect(near).toContain(word);
  for (const word of ['vargas', 'vrags', 'vergus']) expect(near).not.toContain(word);
  expect(nearWords('ana')).toEqual([]);
  expect(nearWords('p:5550188')).toEqual([]);
});

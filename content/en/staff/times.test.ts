import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { nextStepWords } from './times.ts';

test('a next step in three days, at ten in the morning, is said to be in three days', () => {
  expect(nextStepWords.due('next', 2 * dayMs + 19 * hourMs)).toBe('Next step in 3 days');
  expect(nextStepWords.due('next', 2 * dayMs + 2 * hourMs)).toBe('Next step in 2 days');
});

import { expect, test } from 'vitest';
import { isClosing, milestoneAt, stagesOf } from './stages.ts';

// The tickets of each form: tests/forms/every-form.test.ts.
test.each(['new-member', 'a form that no longer exists'])('a ticket of %s ends with an answer', (kind) => {
  expect(stagesOf(kind).filter(isClosing)).toEqual(['answered']);
});

test('a milestone keeps its first time while the lead goes on or is lost, and loses it when moved back', () => {
  expect(milestoneAt('visited', null, 'visited', 5)).toBe(5);
  expect(milestoneAt('visited', 5, 'visited', 9)).toBe(5);
  for (const stage of ['joined', 'lost'] as const) expect(milestoneAt('visited', 5, stage, 9)).toBe(5);
  expect(milestoneAt('visited', 5, 'trial-booked', 9)).toBeNull();
  expect(milestoneAt('visited', null, 'joined', 9)).toBeNull();
  expect(milestoneAt('joined', 5, 'lost', 9)).toBeNull();
});

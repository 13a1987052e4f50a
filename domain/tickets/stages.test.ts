import { expect, test } from 'vitest';
import { formKinds } from '#domain/forms/forms.ts';
import { isClosing, milestoneAt, stagesOf } from './stages.ts';

test('a lead ends with joined or not this time, any other request with an answer', () => {
  for (const kind of formKinds) {
    const ends = stagesOf(kind).filter(isClosing);
    expect([['joined', 'lost'], ['answered']], kind).toContainEqual(ends);
  }
  expect(stagesOf('cancellation').filter(isClosing)).toEqual(['answered']);
  expect(stagesOf('contact').filter(isClosing)).toEqual(['joined', 'lost']);
});

test('a milestone keeps its first time while the lead goes on or is lost, and loses it when moved back', () => {
  expect(milestoneAt('visited', null, 'visited', 5)).toBe(5);
  expect(milestoneAt('visited', 5, 'visited', 9)).toBe(5);
  for (const stage of ['joined', 'lost'] as const) expect(milestoneAt('visited', 5, stage, 9)).toBe(5);
  expect(milestoneAt('visited', 5, 'trial-booked', 9)).toBeNull();
  expect(milestoneAt('visited', null, 'joined', 9)).toBeNull();
  expect(milestoneAt('joined', 5, 'lost', 9)).toBeNull();
});

import { expect, test } from 'vitest';
import { formKinds } from '#domain/forms/forms.ts';
import { isClosing, milestoneAt, stagesOf } from './stages.ts';

const unknownKind = 'a form that no longer exists';
const answered: string[] = [
  'tech-support',
  'support-request',
  'career-application',
  'cancellation',
  'app-link',
  'new-member',
  unknownKind,
];

test.each([...formKinds, unknownKind])('%s ends with an answer, or with joined or not this time', (kind) => {
  const ends = answered.includes(kind) ? ['answered'] : ['joined', 'lost'];
  expect(stagesOf(kind).filter(isClosing)).toEqual(ends);
});

test('a milestone keeps its first time while the lead goes on or is lost, and loses it when moved back', () => {
  expect(milestoneAt('visited', null, 'visited', 5)).toBe(5);
  expect(milestoneAt('visited', 5, 'visited', 9)).toBe(5);
  for (const stage of ['joined', 'lost'] as const) expect(milestoneAt('visited', 5, stage, 9)).toBe(5);
  expect(milestoneAt('visited', 5, 'trial-booked', 9)).toBeNull();
  expect(milestoneAt('visited', null, 'joined', 9)).toBeNull();
  expect(milestoneAt('joined', 5, 'lost', 9)).toBeNull();
});

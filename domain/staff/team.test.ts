import { expect, test } from 'vitest';
import { manages, mayGive } from './team.ts';

const corporate = { id: 'c', role: 'Corporate', studios: [] } as const;
const manager = { id: 'm', role: 'Studio_Manager', studios: [3, 5] } as const;
const desk = { id: 'f', role: 'Front_Desk', studios: [3] } as const;

test('Corporate gives every role, and studios to every role but Corporate', () => {
  expect(mayGive(corporate, 'Corporate', [])).toBe(true);
  expect(mayGive(corporate, 'Corporate', [3])).toBe(false);
  expect(mayGive(corporate, 'Studio_Manager', [1, 20])).toBe(true);
  expect(mayGive(corporate, 'Teacher', [])).toBe(false);
});

test('a manager gives the roles of a studio in the own studios only', () => {
  expect(mayGive(manager, 'Front_Desk', [3, 5])).toBe(true);
  expect(mayGive(manager, 'Teacher', [5])).toBe(true);
  expect(mayGive(manager, 'Front_Desk', [3, 4])).toBe(false);
  expect(mayGive(manager, 'Front_Desk', [])).toBe(false);
  expect(mayGive(manager, 'Studio_Manager', [3])).toBe(false);
  expect(mayGive(manager, 'Corporate', [])).toBe(false);
});

test('no person manages the own account, and the front desk manages no account', () => {
  expect(manages(corporate, corporate)).toBe(false);
  expect(manages(manager, desk)).toBe(true);
  expect(manages(manager, { ...desk, studios: [3, 4] })).toBe(false);
  expect(manages(desk, { id: 't', role: 'Teacher', studios: [3] })).toBe(false);
});

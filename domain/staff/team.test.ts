import { expect, test } from 'vitest';
import { canGrant, canManage } from './team.ts';

const corporate = { id: 'c', role: 'Corporate', studios: [] } as const;
const manager = { id: 'm', role: 'Studio_Manager', studios: [3, 5] } as const;
const desk = { id: 'f', role: 'Front_Desk', studios: [3] } as const;

test('Corporate gives every role, and studios to every role but Corporate', () => {
  expect(canGrant(corporate, 'Corporate', [])).toBe(true);
  expect(canGrant(corporate, 'Corporate', [3])).toBe(false);
  expect(canGrant(corporate, 'Studio_Manager', [1, 20])).toBe(true);
  expect(canGrant(corporate, 'Teacher', [])).toBe(false);
});

test('a manager gives the roles of a studio in the own studios only', () => {
  expect(canGrant(manager, 'Front_Desk', [3, 5])).toBe(true);
  expect(canGrant(manager, 'Teacher', [5])).toBe(true);
  expect(canGrant(manager, 'Front_Desk', [3, 4])).toBe(false);
  expect(canGrant(manager, 'Front_Desk', [])).toBe(false);
  expect(canGrant(manager, 'Studio_Manager', [3])).toBe(false);
  expect(canGrant(manager, 'Corporate', [])).toBe(false);
});

test('a member does not manage the own account, and the front desk manages no account', () => {
  expect(canManage(corporate, corporate)).toBe(false);
  expect(canManage(manager, desk)).toBe(true);
  expect(canManage(manager, { ...desk, studios: [3, 4] })).toBe(false);
  expect(canManage(desk, { id: 't', role: 'Teacher', studios: [3] })).toBe(false);
});

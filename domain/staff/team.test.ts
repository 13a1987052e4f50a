import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import { canGrant, canManage } from './team.ts';

const davie = toStudioId(3);
const deerfield = toStudioId(4);
const boca = toStudioId(5);

const corporate = { id: 'c', role: 'Corporate', studios: [] } as const;
const manager = { id: 'm', role: 'Studio_Manager', studios: [davie, boca] } as const;
const desk = { id: 'f', role: 'Front_Desk', studios: [davie] } as const;

test('Corporate gives every role, and studios to every role but Corporate', () => {
  expect(canGrant(corporate, 'Corporate', [])).toBe(true);
  expect(canGrant(corporate, 'Corporate', [davie])).toBe(false);
  expect(canGrant(corporate, 'Studio_Manager', [1, 20].map(toStudioId))).toBe(true);
  expect(canGrant(corporate, 'Teacher', [])).toBe(false);
});

test('a manager gives the roles of a studio in the own studios only', () => {
  expect(canGrant(manager, 'Front_Desk', [davie, boca])).toBe(true);
  expect(canGrant(manager, 'Teacher', [boca])).toBe(true);
  expect(canGrant(manager, 'Front_Desk', [davie, deerfield])).toBe(false);
  expect(canGrant(manager, 'Front_Desk', [])).toBe(false);
  expect(canGrant(manager, 'Studio_Manager', [davie])).toBe(false);
  expect(canGrant(manager, 'Corporate', [])).toBe(false);
});

test('a member does not manage the own account, and the front desk manages no account', () => {
  expect(canManage(corporate, corporate)).toBe(false);
  expect(canManage(manager, desk)).toBe(true);
  expect(canManage(manager, { ...desk, studios: [davie, deerfield] })).toBe(false);
  expect(canManage(desk, { id: 't', role: 'Teacher', studios: [davie] })).toBe(false);
});

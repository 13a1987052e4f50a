import { expect, test } from 'vitest';
import { noStudioId, toStudioId } from '#domain/studios.ts';
import {
  type Grant,
  may,
  type Permission,
  type Principal,
  permissions,
  readableScopes,
  roles,
  visibleScopes,
  workableScopes,
} from './permissions.ts';
import { allScopes, scopeOf } from './scopes.ts';

const memberWith = (role: Principal['role'], studios: readonly number[] = []): Principal => ({
  id: 'p',
  role,
  studios: studios.map(toStudioId),
});

test('every cell of the table decides as it says', () => {
  for (const [permission, grants] of Object.entries(permissions))
    for (const role of roles) {
      const member = memberWith(role, role === 'Corporate' ? [] : [3, 8]);
      const one = permission as Permission;
      const grant: Grant = grants[role];
      const cell = `${permission}, ${role}`;
      expect(may(member, one, { studio: toStudioId(3), memberId: 'p' }), cell).toBe(grant !== 'no');
      expect(may(member, one, { studio: toStudioId(5), memberId: 'other' }), cell).toBe(grant === 'all');
      expect(may(member, one, { studio: noStudioId, memberId: 'other' }), cell).toBe(grant === 'all');
    }
});

test('what may be worked on may be read, and what may be read may be seen', () => {
  for (const role of roles)
    for (const studios of [[], [3], [1, 18, 20]]) {
      const member = memberWith(role, studios);
      const [seen, read, worked] = [visibleScopes(member), readableScopes(member), workableScopes(member)];
      expect(read.every((scope) => seen.includes(scope))).toBe(true);
      expect(worked.every((scope) => read.includes(scope))).toBe(true);
    }
});

test('the screens of tickets are open to members who have scopes, and to no others', () => {
  for (const role of roles)
    for (const studios of [[], [3]]) {
      const member = memberWith(role, studios);
      expect(may(member, 'ticket.see')).toBe(visibleScopes(member).length > 0);
      expect(may(member, 'ticket.work')).toBe(workableScopes(member).length > 0);
    }
});

test('Corporate has all scopes, the front desk reads no cancellations and no applications, teachers have none', () => {
  expect(visibleScopes(memberWith('Corporate'))).toEqual(allScopes);
  expect(visibleScopes(memberWith('Studio_Manager', [3]))).toEqual(
    (['lead', 'membership', 'application'] as const).map((scopeClass) => scopeOf(toStudioId(3), scopeClass)),
  );
  expect(visibleScopes(memberWith('Front_Desk', [3]))).toEqual([
    scopeOf(toStudioId(3), 'lead'),
    scopeOf(toStudioId(3), 'membership'),
  ]);
  expect(readableScopes(memberWith('Front_Desk', [3]))).toEqual([scopeOf(toStudioId(3), 'lead')]);
  expect(visibleScopes(memberWith('Teacher', [3]))).toEqual([]);
});

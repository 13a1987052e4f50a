import { describe, expect, test } from 'vitest';
import { noStudioId, toStudioId } from '#domain/studios.ts';
import {
  may,
  type Permission,
  type Principal,
  type Role,
  readableScopes,
  roles,
  type Subject,
  visibleScopes,
  workableScopes,
} from './permissions.ts';
import { allScopes, scopeOf } from './scopes.ts';

const memberWith = (role: Principal['role'], studios: readonly number[] = []): Principal => ({
  id: 'p',
  role,
  studios: studios.map(toStudioId),
});

/** The least of the roles that have a permission; those above it have it, too. */
const leastRole: Record<Permission, Role> = {
  'home.see': 'Front_Desk',
  'ticket.see': 'Front_Desk',
  'ticket.work': 'Front_Desk',
  'ticket.add': 'Front_Desk',
  'ticket.edit': 'Front_Desk',
  'ticket.take-over': 'Front_Desk',
  'ticket.assign': 'Studio_Manager',
  'ticket.move': 'Front_Desk',
  'ticket.bulk': 'Front_Desk',
  'ticket.export': 'Studio_Manager',
  'figures.see': 'Studio_Manager',
  'lead.see': 'Front_Desk',
  'lead.read': 'Front_Desk',
  'lead.work': 'Front_Desk',
  'membership.see': 'Front_Desk',
  'membership.read': 'Studio_Manager',
  'membership.work': 'Studio_Manager',
  'application.see': 'Studio_Manager',
  'application.read': 'Studio_Manager',
  'application.work': 'Studio_Manager',
  'senior-application.see': 'Corporate',
  'senior-application.read': 'Corporate',
  'senior-application.work': 'Corporate',
  'private.read': 'Studio_Manager',
  'held.work': 'Front_Desk',
  'person.see': 'Front_Desk',
  'person.export': 'Corporate',
  'person.erase': 'Corporate',
  'erasure.request': 'Front_Desk',
  'team.manage': 'Studio_Manager',
  'reply.manage': 'Studio_Manager',
  'delivery.retry': 'Studio_Manager',
  'log.read': 'Teacher',
  'self.manage': 'Teacher',
};
/** Corporate erases at once instead. */
const notForCorporate: Permission = 'erasure.request';
const allPermissions = Object.keys(leastRole) as Permission[];

describe.each(roles)('%s', (role) => {
  const member = memberWith(role, role === 'Corporate' ? [] : [3, 8]);
  const permissionsFor = (subject: Subject) => allPermissions.filter((one) => may(member, one, subject));
  const expected = allPermissions.filter((one) => {
    const isAtLeast = roles.indexOf(role) <= roles.indexOf(leastRole[one]);
    return isAtLeast && !(role === 'Corporate' && one === notForCorporate);
  });

  test('has the permissions of the table in the own studios and on the own account', () => {
    expect(permissionsFor({ studio: toStudioId(3), memberId: 'p' })).toEqual(expected);
  });

  test('has elsewhere none, or as Corporate all but those on the accounts of others', () => {
    const elsewhere = role === 'Corporate' ? expected.filter((one) => one !== 'self.manage') : [];
    for (const studio of [toStudioId(5), noStudioId])
      expect(permissionsFor({ studio, memberId: 'other' })).toEqual(elsewhere);
  });

  test('reads in the log of the own studios what others did only from studio manager upwards', () => {
    const isReading = may(member, 'log.read', { studio: toStudioId(3), memberId: 'other' });
    expect(isReading).toBe(role === 'Corporate' || role === 'Studio_Manager');
  });
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

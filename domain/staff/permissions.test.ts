import { expect, test } from 'vitest';
import {
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

/** The permissions a second time, so that none changes by accident: all, own, self or no, for each role. */
const table = `
home.see               all  own  own  no
ticket.see             all  own  own  no
ticket.work            all  own  own  no
ticket.add             all  own  own  no
ticket.edit            all  own  own  no
ticket.take-over       all  own  own  no
ticket.assign          all  own  no   no
ticket.move            all  own  own  no
ticket.bulk            all  own  own  no
ticket.link            all  own  own  no
ticket.export          all  own  no   no
figures.see            all  own  no   no
lead.see               all  own  own  no
lead.work              all  own  own  no
membership.see         all  own  own  no
membership.read        all  own  no   no
membership.work        all  own  no   no
application.see        all  own  no   no
senior-application.see all  no   no   no
private.read           all  own  no   no
held.work              all  own  own  no
person.see             all  own  own  no
person.export          all  no   no   no
person.erase           all  no   no   no
erasure.request        no   own  own  no
team.manage            all  own  no   no
reply.manage           all  own  no   no
delivery.retry         all  own  no   no
log.read               all  own  self self
self.manage            self self self self`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));
const memberWith = (role: Principal['role'], studios: readonly number[] = []): Principal => ({
  id: 'p',
  role,
  studios,
});

test('every permission has a row, and every cell decides as the table says', () => {
  expect(rows.map(([permission]) => permission).sort()).toEqual(Object.keys(permissions).sort());
  for (const [permission, ...grants] of rows)
    for (const [at, role] of roles.entries()) {
      const member = memberWith(role, role === 'Corporate' ? [] : [3, 8]);
      const one = permission as Permission;
      const grant = grants[at];
      expect(permissions[one][role], `${permission} ${role}`).toBe(grant);
      expect(may(member, one, { studio: 3, staffId: 'p' })).toBe(grant !== 'no');
      expect(may(member, one, { studio: 5, staffId: 'somebody else' })).toBe(grant === 'all');
      expect(may(member, one, { studio: 0, staffId: 'somebody else' })).toBe(grant === 'all');
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
    (['lead', 'membership', 'application'] as const).map((scopeClass) => scopeOf(3, scopeClass)),
  );
  expect(visibleScopes(memberWith('Front_Desk', [3]))).toEqual([
    scopeOf(3, 'lead'),
    scopeOf(3, 'membership'),
  ]);
  expect(readableScopes(memberWith('Front_Desk', [3]))).toEqual([scopeOf(3, 'lead')]);
  expect(visibleScopes(memberWith('Teacher', [3]))).toEqual([]);
});

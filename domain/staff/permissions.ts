import type { StudioId } from '#domain/studios.ts';
import { allScopes, type Scope, type ScopeClass, scopeClassOfScope, studioOfScope } from './scopes.ts';

export const roles = ['Corporate', 'Studio_Manager', 'Front_Desk', 'Teacher'] as const;

export type Role = (typeof roles)[number];

/** The signed-in member of the team. `studios`: our studio ids; empty for Corporate, who has all. */
export type Principal = { id: string; role: Role; studios: readonly StudioId[] };

/** `all`: all records. `own`: those of the member's studios. `self`: the member's own. */
export type Grant = 'all' | 'own' | 'self' | 'no';

const grants = (
  Corporate: Grant,
  Studio_Manager: Grant,
  Front_Desk: Grant,
  Teacher: Grant,
): Record<Role, Grant> => ({
  Corporate,
  Studio_Manager,
  Front_Desk,
  Teacher,
});

/**
 * One line per permission; the order of the columns is the order of `roles`. `ticket` is about tickets of
 * every scope class; `lead`, `membership`, `application` and `senior-application` are about those of one, and
 * decide the scopes of a member.
 */
export const permissions = {
  'home.see': grants('all', 'own', 'own', 'no'),
  'ticket.see': grants('all', 'own', 'own', 'no'),
  'ticket.work': grants('all', 'own', 'own', 'no'),
  'ticket.add': grants('all', 'own', 'own', 'no'),
  'ticket.edit': grants('all', 'own', 'own', 'no'),
  'ticket.take-over': grants('all', 'own', 'own', 'no'),
  'ticket.assign': grants('all', 'own', 'no', 'no'),
  'ticket.move': grants('all', 'own', 'own', 'no'),
  'ticket.bulk': grants('all', 'own', 'own', 'no'),
  'ticket.link': grants('all', 'own', 'own', 'no'),
  'ticket.export': grants('all', 'own', 'no', 'no'),
  'figures.see': grants('all', 'own', 'no', 'no'),
  'lead.see': grants('all', 'own', 'own', 'no'),
  'lead.work': grants('all', 'own', 'own', 'no'),
  'membership.see': grants('all', 'own', 'own', 'no'),
  'membership.read': grants('all', 'own', 'no', 'no'),
  'membership.work': grants('all', 'own', 'no', 'no'),
  'application.see': grants('all', 'own', 'no', 'no'),
  'senior-application.see': grants('all', 'no', 'no', 'no'),
  'private.read': grants('all', 'own', 'no', 'no'),
  'held.work': grants('all', 'own', 'own', 'no'),
  'person.see': grants('all', 'own', 'own', 'no'),
  'person.export': grants('all', 'no', 'no', 'no'),
  'person.erase': grants('all', 'no', 'no', 'no'),
  'erasure.request': grants('no', 'own', 'own', 'no'),
  'team.manage': grants('all', 'own', 'no', 'no'),
  'reply.manage': grants('all', 'own', 'no', 'no'),
  'delivery.retry': grants('all', 'own', 'no', 'no'),
  'log.read': grants('all', 'own', 'self', 'self'),
  'self.manage': grants('self', 'self', 'self', 'self'),
} as const satisfies Record<string, Record<Role, Grant>>;

export type Permission = keyof typeof permissions;

/** Permissions that need verification: a factor shown within the last ten minutes. */
export const verifiedPermissions: ReadonlySet<Permission> = new Set([
  'ticket.export',
  'person.export',
  'person.erase',
  'team.manage',
]);

export const verifiedForMs = 10 * 60_000;

/** Two pages of the list: a bulk change is one transaction, and SQLite has one writer. */
export const bulkLimits: Record<Role, number> = {
  Corporate: 100,
  Studio_Manager: 100,
  Front_Desk: 50,
  Teacher: 0,
};

/** Roles that a member of the team may invite, change and disable. */
export const manageableRoles: Record<Role, readonly Role[]> = {
  Corporate: roles,
  Studio_Manager: ['Front_Desk', 'Teacher'],
  Front_Desk: [],
  Teacher: [],
};

/** The object of the permission: a studio (0 without one) or another member's id. */
export type Subject = { studio?: StudioId; staffId?: string };

export const may = (member: Principal, permission: Permission, subject: Subject = {}): boolean => {
  const grant = permissions[permission][member.role];
  if (grant === 'all') return true;
  if (grant === 'own')
    return subject.studio === undefined ? member.studios.length > 0 : member.studios.includes(subject.studio);
  return grant === 'self' && (subject.staffId === undefined || subject.staffId === member.id);
};

const permissionToSee: Record<ScopeClass, Permission> = {
  lead: 'lead.see',
  membership: 'membership.see',
  application: 'application.see',
  'senior-application': 'senior-application.see',
};

const permissionToRead: Record<ScopeClass, Permission> = {
  ...permissionToSee,
  membership: 'membership.read',
};

const permissionToWork: Record<ScopeClass, Permission> = {
  ...permissionToSee,
  lead: 'lead.work',
  membership: 'membership.work',
};

declare const ofMember: unique symbol;

/** Scopes that a member has: only the functions below return this type, and `ticketsIn` needs it. */
export type MemberScopes = readonly Scope[] & { readonly [ofMember]: true };

const onlyScopes = (scopes: readonly Scope[], isIn: (scope: Scope) => boolean) =>
  scopes.filter(isIn) as readonly Scope[] as MemberScopes;

const scopesFor = (member: Principal, permissionOf: Record<ScopeClass, Permission>): MemberScopes =>
  onlyScopes(allScopes, (scope) =>
    may(member, permissionOf[scopeClassOfScope(scope)], { studio: studioOfScope(scope) }),
  );

/** Scopes of tickets that a member may see; used by lists, counts, tickets and streams. */
export const visibleScopes = (member: Principal): MemberScopes => scopesFor(member, permissionToSee);

/** Those of leads, about which figures are: not of memberships and applications. */
export const leadScopes = (member: Principal): MemberScopes =>
  onlyScopes(visibleScopes(member), (scope) => scopeClassOfScope(scope) === 'lead');

/**
 * Scopes of tickets whose name and text a member may read, a subset of the visible ones; used by search,
 * persons, files and exports.
 */
export const readableScopes = (member: Principal): MemberScopes => scopesFor(member, permissionToRead);

export const workableScopes = (member: Principal): MemberScopes => scopesFor(member, permissionToWork);

/** Readable scopes of the studios in which the member may also do another action, such as an export. */
export const readableScopesWith = (member: Principal, permission: Permission): MemberScopes =>
  onlyScopes(readableScopes(member), (scope) => may(member, permission, { studio: studioOfScope(scope) }));

/** The scopes of one studio; all of them without one. */
export const scopesIn = (studio: StudioId | null, scopes: MemberScopes): MemberScopes =>
  onlyScopes(scopes, (scope) => studio === null || studioOfScope(scope) === studio);

import type { StudioId } from '#domain/studios.ts';
import { allScopes, type Scope, scopeClassOfScope, studioOfScope } from './scopes.ts';

export const roles = ['Corporate', 'Studio_Manager', 'Front_Desk', 'Teacher'] as const;

export type Role = (typeof roles)[number];

/** The signed-in member of the team. `studios`: our studio ids; empty for Corporate, who has all. */
export type Principal = { id: string; role: Role; studios: readonly StudioId[] };

/** `all`: all records. `own`: those of the member's studios. `self`: the member's own. */
type Grant = 'all' | 'own' | 'self' | 'no';

/** `meaning` is what docs/permissions.md says. */
type Grants = Record<Role, Grant> & { meaning: string; needsVerification: boolean };

const grants = (
  Corporate: Grant,
  Studio_Manager: Grant,
  Front_Desk: Grant,
  Teacher: Grant,
  meaning: string,
): Grants => ({ Corporate, Studio_Manager, Front_Desk, Teacher, meaning, needsVerification: false });

/** Of a permission that needs verification: a factor shown within the last ten minutes. */
const verifiedGrants = (...row: Parameters<typeof grants>): Grants => ({
  ...grants(...row),
  needsVerification: true,
});

/**
 * One line per permission; the order of the columns is the order of `roles`. `ticket` is about tickets of
 * every scope class; `lead`, `membership`, `application` and `senior-application` are about those of one, and
 * decide the scopes of a member. `npm run tables` writes them into docs/permissions.md.
 */
export const permissions = {
  'home.see': grants('all', 'own', 'own', 'no', 'open the start screen with what is due'),
  'ticket.see': grants('all', 'own', 'own', 'no', 'open the lists and leads that the rows below allow'),
  'ticket.work': grants('all', 'own', 'own', 'no', 'take a lead, note a call, set its stage, answer by mail'),
  'ticket.add': grants('all', 'own', 'own', 'no', 'enter a lead by hand, such as a walk-in'),
  'ticket.edit': grants('all', 'own', 'own', 'no', 'correct the name, email address or phone of a lead'),
  'ticket.take-over': grants('all', 'own', 'own', 'no', 'take a lead that a colleague has'),
  'ticket.assign': grants('all', 'own', 'no', 'no', 'give a lead to a colleague'),
  'ticket.move': grants('all', 'own', 'own', 'no', 'move a lead to another studio'),
  'ticket.bulk': grants('all', 'own', 'own', 'no', 'change several leads at once'),
  'ticket.export': verifiedGrants('all', 'own', 'no', 'no', 'download a list of leads'),
  'figures.see': grants('all', 'own', 'no', 'no', 'see the figures about leads, and download them'),
  'lead.see': grants('all', 'own', 'own', 'no', 'see that there is a lead'),
  'lead.read': grants('all', 'own', 'own', 'no', 'read a lead'),
  'lead.work': grants('all', 'own', 'own', 'no', 'work on a lead'),
  'membership.see': grants('all', 'own', 'own', 'no', 'see that there is a cancellation or a suspension'),
  'membership.read': grants('all', 'own', 'no', 'no', 'read a cancellation or a suspension'),
  'membership.work': grants('all', 'own', 'no', 'no', 'work on a cancellation or a suspension'),
  'application.see': grants('all', 'own', 'no', 'no', 'see that somebody applied to teach or for the desk'),
  'application.read': grants('all', 'own', 'no', 'no', 'read such an application'),
  'application.work': grants('all', 'own', 'no', 'no', 'work on such an application'),
  'senior-application.see': grants('all', 'no', 'no', 'no', 'see that somebody applied as a manager'),
  'senior-application.read': grants('all', 'no', 'no', 'no', 'read such an application'),
  'senior-application.work': grants('all', 'no', 'no', 'no', 'work on such an application'),
  'private.read': grants(
    'all',
    'own',
    'no',
    'no',
    'read birth dates and emergency contacts; each reading is in the log',
  ),
  'held.work': grants('all', 'own', 'own', 'no', 'release or confirm what looks like spam'),
  'person.see': grants('all', 'own', 'own', 'no', 'see everything that one person has sent'),
  'person.export': verifiedGrants('all', 'no', 'no', 'no', "download a person's data"),
  'person.erase': verifiedGrants('all', 'no', 'no', 'no', "erase a person's data"),
  'erasure.request': grants('no', 'own', 'own', 'no', 'ask Corporate to erase a person'),
  'team.manage': verifiedGrants('all', 'own', 'no', 'no', 'invite, change and disable members of the team'),
  'reply.manage': grants('all', 'own', 'no', 'no', 'write saved replies'),
  'delivery.retry': grants('all', 'own', 'no', 'no', 'send again what could not be delivered'),
  'log.read': grants('all', 'own', 'self', 'self', 'read the log of what was done'),
  'self.manage': grants('self', 'self', 'self', 'self', "change one's own password, passkeys and sessions"),
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissions;

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
export type Subject = { studio?: StudioId; memberId?: string };

export const may = (member: Principal, permission: Permission, subject: Subject = {}): boolean => {
  const grant = permissions[permission][member.role];
  if (grant === 'all') return true;
  if (grant === 'own')
    return subject.studio === undefined ? member.studios.length > 0 : member.studios.includes(subject.studio);
  return grant === 'self' && (subject.memberId === undefined || subject.memberId === member.id);
};

declare const ofMember: unique symbol;

/** Scopes that a member has: only the functions below return this type, and `ticketsIn` needs it. */
export type MemberScopes = readonly Scope[] & { readonly [ofMember]: true };

const onlyScopes = (scopes: readonly Scope[], isIn: (scope: Scope) => boolean) =>
  scopes.filter(isIn) as readonly Scope[] as MemberScopes;

const scopesTo = (action: 'see' | 'read' | 'work', member: Principal): MemberScopes =>
  onlyScopes(allScopes, (scope) =>
    may(member, `${scopeClassOfScope(scope)}.${action}`, { studio: studioOfScope(scope) }),
  );

/** Scopes of tickets that a member may see; used by lists, counts, tickets and versions. */
export const visibleScopes = (member: Principal): MemberScopes => scopesTo('see', member);

/**
 * The visible scopes with the class `lead`: figures are about leads, not about memberships and applications.
 */
export const leadScopes = (member: Principal): MemberScopes =>
  onlyScopes(visibleScopes(member), (scope) => scopeClassOfScope(scope) === 'lead');

/**
 * Scopes of tickets whose name and text a member may read, a subset of the visible ones; used by search,
 * persons, files and exports.
 */
export const readableScopes = (member: Principal): MemberScopes => scopesTo('read', member);

export const workableScopes = (member: Principal): MemberScopes => scopesTo('work', member);

/** Readable scopes of the studios in which the member may also do another action, such as an export. */
export const readableScopesWith = (member: Principal, permission: Permission): MemberScopes =>
  onlyScopes(readableScopes(member), (scope) => may(member, permission, { studio: studioOfScope(scope) }));

/** The scopes of one studio; all of them without one. */
export const scopesIn = (studio: StudioId | null, scopes: MemberScopes): MemberScopes =>
  onlyScopes(scopes, (scope) => studio === null || studioOfScope(scope) === studio);

import { type ScopeClass, scopeOf, studioKeys, studioOfScope } from './scopes.ts';

export const roles = ['Corporate', 'Studio_Manager', 'Front_Desk', 'Teacher'] as const;

export type Role = (typeof roles)[number];

/** The person whose permissions are checked. `studios` are our studio ids; empty for Corporate, which has all. */
export type Principal = { id: string; role: Role; studios: readonly number[] };

/** `all`: every studio, and tickets without one. `own`: the person's studios. `self`: only the person's own data. */
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

/** One line per action; the columns have the order of `roles`. */
export const permissions = {
  'desk.see': grants('all', 'own', 'own', 'no'),
  'lead.see': grants('all', 'own', 'own', 'no'),
  'lead.work': grants('all', 'own', 'own', 'no'),
  'lead.assign': grants('all', 'own', 'no', 'no'),
  'lead.move': grants('all', 'own', 'own', 'no'),
  'lead.bulk': grants('all', 'own', 'own', 'no'),
  'lead.link': grants('all', 'own', 'own', 'no'),
  'lead.export': grants('all', 'own', 'no', 'no'),
  'member.see': grants('all', 'own', 'own', 'no'),
  'member.read': grants('all', 'own', 'no', 'no'),
  'member.work': grants('all', 'own', 'no', 'no'),
  'application.see': grants('all', 'own', 'no', 'no'),
  'application.senior': grants('all', 'no', 'no', 'no'),
  'private.read': grants('all', 'own', 'no', 'no'),
  'held.work': grants('all', 'own', 'own', 'no'),
  'person.see': grants('all', 'own', 'own', 'no'),
  'person.export': grants('all', 'no', 'no', 'no'),
  'person.erase': grants('all', 'no', 'no', 'no'),
  'team.manage': grants('all', 'own', 'no', 'no'),
  'delivery.retry': grants('all', 'own', 'no', 'no'),
  'log.read': grants('all', 'own', 'self', 'self'),
  'self.manage': grants('self', 'self', 'self', 'self'),
} as const satisfies Record<string, Record<Role, Grant>>;

export type Action = keyof typeof permissions;

/** Actions that need a verification within the last ten minutes. */
export const verifiedActions: ReadonlySet<Action> = new Set([
  'lead.export',
  'person.export',
  'person.erase',
  'team.manage',
]);

export const verifiedForMs = 10 * 60_000;

/** Number of tickets that one bulk change may change: two pages of the list, because it is one transaction, and SQLite has one writer. */
export const bulkLimits: Record<Role, number> = {
  Corporate: 100,
  Studio_Manager: 100,
  Front_Desk: 50,
  Teacher: 0,
};

/** Roles that a person may invite, change and disable. */
export const manageableRoles: Record<Role, readonly Role[]> = {
  Corporate: roles,
  Studio_Manager: ['Front_Desk', 'Teacher'],
  Front_Desk: [],
  Teacher: [],
};

/** The object of the permission: a studio (0 for none) or another person's id. */
export type Subject = { studio?: number; staffId?: string };

export const may = (person: Principal, action: Action, subject: Subject = {}): boolean => {
  const grant = permissions[action][person.role];
  if (grant === 'all') return true;
  if (grant === 'own')
    return subject.studio === undefined ? person.studios.length > 0 : person.studios.includes(subject.studio);
  return grant === 'self' && (subject.staffId === undefined || subject.staffId === person.id);
};

const seeing: Record<ScopeClass, Action> = {
  0: 'lead.see',
  1: 'member.see',
  2: 'application.see',
  3: 'application.senior',
};

const reading: Record<ScopeClass, Action> = { ...seeing, 1: 'member.read' };

const working: Record<ScopeClass, Action> = { ...seeing, 0: 'lead.work', 1: 'member.work' };

const scopesFor = (person: Principal, actions: Record<ScopeClass, Action>): number[] =>
  studioKeys.flatMap((studio) =>
    ([0, 1, 2, 3] as const)
      .filter((scopeClass) => may(person, actions[scopeClass], { studio }))
      .map((scopeClass) => scopeOf(studio, scopeClass)),
  );

/** Scopes of tickets that a person may see; used by lists, counts, tickets, streams and figures. */
export const seenScopes = (person: Principal): number[] => scopesFor(person, seeing);

/** Scopes of tickets whose name and text a person may read; used by search, persons, files and exports. A subset of the seen ones. */
export const readScopes = (person: Principal): number[] => scopesFor(person, reading);

export const workedScopes = (person: Principal): number[] => scopesFor(person, working);

/** Readable scopes of the studios in which the person may also do another action, such as export tickets or retry deliveries. */
export const readScopesWith = (person: Principal, action: Action): number[] =>
  readScopes(person).filter((scope) => may(person, action, { studio: studioOfScope(scope) }));

import { manageableRoles, may, type Principal, type Role } from './permissions.ts';

type Member = { id: string; role: Role; studios: readonly number[] };

/** Whether a person may change this member: the person may grant the member's role and all of the member's studios. */
export const canManage = (who: Principal, member: Member): boolean =>
  member.id !== who.id && canGrant(who, member.role, member.studios);

/** Whether a person may grant this role and these studios, in an invitation or a change. */
export const canGrant = (who: Principal, role: Role, studios: readonly number[]): boolean => {
  if (!may(who, 'team.manage') || !manageableRoles[who.role].includes(role)) return false;
  if (role === 'Corporate') return studios.length === 0;
  return studios.length > 0 && studios.every((studio) => may(who, 'team.manage', { studio }));
};

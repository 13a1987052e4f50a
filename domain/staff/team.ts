import { manageableRoles, may, type Person, type Role } from './permissions.ts';

type Member = { id: string; role: Role; studios: readonly number[] };

/** Whether somebody may change this person: the role is theirs to give, and all of the person's studios are their own. */
export const manages = (who: Person, member: Member): boolean =>
  member.id !== who.id && mayGive(who, member.role, member.studios);

/** Whether somebody may invite a person with this role and these studios, or make somebody such a person. */
export const mayGive = (who: Person, role: Role, studios: readonly number[]): boolean => {
  if (!may(who, 'team.manage') || !manageableRoles[who.role].includes(role)) return false;
  if (role === 'Corporate') return studios.length === 0;
  return studios.length > 0 && studios.every((studio) => may(who, 'team.manage', { studio }));
};

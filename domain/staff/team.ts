import type { StudioId } from '#domain/studios.ts';
import { manageableRoles, may, type Principal, type Role } from './permissions.ts';

type Member = { id: string; role: Role; studios: readonly StudioId[] };

/** Whether the signed-in member may change another, whose role and studios must be grantable. */
export const canManage = (signedIn: Principal, member: Member): boolean =>
  member.id !== signedIn.id && canGrant(signedIn, member.role, member.studios);

/** Whether the signed-in member may grant this role and these studios, in an invitation or a change. */
export const canGrant = (signedIn: Principal, role: Role, studios: readonly StudioId[]): boolean => {
  if (!may(signedIn, 'team.manage') || !manageableRoles[signedIn.role].includes(role)) return false;
  if (role === 'Corporate') return studios.length === 0;
  return studios.length > 0 && studios.every((studio) => may(signedIn, 'team.manage', { studio }));
};

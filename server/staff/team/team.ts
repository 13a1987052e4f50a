import { manageableRoles, may } from '#domain/staff/permissions.ts';
import { canManage } from '#domain/staff/team.ts';
import { studios as allStudios } from '#domain/studios.ts';
import { inviteStaffMember, listStaffMembers } from '#server/models/staff/members.ts';
import type { SignedIn, StaffMember } from '#server/models/staff/staff-types.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { mailInvitation } from '#server/staff/account/account-mails.ts';
import {
  refusedForm,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { Screens } from '#staff/screen-types.ts';
import { teamWords } from '#words/staff/team.ts';
import { typedName, typedRole } from './typed-member.ts';

export const lineOf = ({ id, name, email, role, studios, isActive, isInvited, seenAt }: StaffMember) => ({
  id,
  name,
  email,
  role,
  studios: studios.map(studioLabel),
  isActive,
  isInvited,
  seenAt,
});

/** Studios that the member may grant to others. */
export const grantableStudios = (signedIn: SignedIn) =>
  allStudios
    .filter(({ id }) => may(signedIn, 'team.manage', { studio: id }))
    .map(({ id, name }) => ({ id, name }));

export const linkOf = ({ services }: StaffCall, token: string) =>
  `${services.env.PUBLIC_URL}/staff/invite/${token}`;

const teamScreen = async (
  call: StaffCall,
  { link = null, refused = null }: Partial<Pick<Screens['team'], 'link' | 'refused'>> = {},
): Promise<StaffResponse> => {
  const signedIn = requireSignedIn(call);
  const staff = await listStaffMembers(call.services.database.kysely);
  const data = {
    members: staff.filter((member) => canManage(signedIn, member)).map(lineOf),
    roles: [...manageableRoles[signedIn.role]],
    studios: grantableStudios(signedIn),
    link,
    refused,
  };
  return screenResponse('team', teamWords.title, data);
};

const invite = async (call: StaffCall): Promise<StaffResponse> => {
  const signedIn = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const refuse = (errors: Record<string, string>) => {
    const fields = Object.fromEntries(['name', 'email', 'role'].map((name) => [name, form.get(name) ?? '']));
    const studio = form.getAll('studio').join(',');
    return teamScreen(call, { refused: refusedForm({ fields: { ...fields, studio }, errors }) });
  };
  const typed = typedName(form);
  const role = typedRole(signedIn, form);
  if ('errors' in typed || 'errors' in role)
    return refuse({
      ...('errors' in typed ? typed.errors : {}),
      ...('errors' in role ? role.errors : {}),
    });
  const created = await services.database.transact((tx) =>
    inviteStaffMember(tx, actor, { ...typed, ...role }, now),
  );
  if (!created) return refuse({ email: teamWords.errors.taken });
  const link = linkOf(call, created.token);
  void mailInvitation(services, typed, signedIn.name, link);
  return teamScreen(call, { link });
};

/** A route of the team; its changes need a verification. */
export const manage = (
  method: StaffRoute['method'],
  path: string,
  handle: StaffRoute['handle'],
): StaffRoute => ({
  method,
  path,
  permission: 'team.manage',
  needsVerification: method === 'POST',
  handle,
});

export const teamRoutes: StaffRoutes = [
  manage('GET', '/team', (call) => teamScreen(call)),
  manage('POST', '/team/invite', invite),
];

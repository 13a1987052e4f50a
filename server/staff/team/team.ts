import { manageableRoles, may } from '#domain/staff/permissions.ts';
import { canManage } from '#domain/staff/team.ts';
import { studios as allStudios } from '#domain/studios.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import {
  changeStaffMember,
  disableStaffMember,
  type MemberChange,
} from '#server/models/staff/member-changes.ts';
import {
  findStaffMember,
  inviteStaffMember,
  listStaffMembers,
  reinviteStaffMember,
} from '#server/models/staff/members.ts';
import { endSession, endSessions, listSessions } from '#server/models/staff/sessions.ts';
import type { SignedIn, StaffMember } from '#server/models/staff/staff-types.ts';
import { studioLabel } from '#server/models/tickets/ticket-rows.ts';
import { mailInvitation } from '#server/staff/account/account-mails.ts';
import { sessionLines } from '#server/staff/account/session-lines.ts';
import {
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
  type StaffRoutes,
} from '#server/staff/route.ts';
import type { RefusedForm, Screens } from '#staff/screen-types.ts';
import { teamWords } from '#words/staff/team.ts';
import { typedName, typedRole } from './typed-member.ts';

const lineOf = ({ id, name, email, role, studios, isActive, isInvited, seenAt }: StaffMember) => ({
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
const grantableStudios = (signedIn: SignedIn) =>
  allStudios
    .filter(({ id }) => may(signedIn, 'team.manage', { studio: id }))
    .map(({ id, name }) => ({ id, name }));

const linkOf = ({ services }: StaffCall, token: string) => `${services.env.PUBLIC_URL}/staff/invite/${token}`;

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
  return {
    kind: 'screen',
    screen: { name: 'team', title: teamWords.title, data },
  };
};

const memberScreen = async (
  call: StaffCall,
  member: StaffMember,
  { link = null, refused = null }: Partial<Pick<Screens['team-member'], 'link' | 'refused'>> = {},
): Promise<StaffResponse> => {
  const signedIn = requireSignedIn(call);
  const sessions = await listSessions(call.services.database.kysely, member.id, call.now);
  const data = {
    member: lineOf(member),
    sessions: sessionLines(sessions, null),
    roles: [...manageableRoles[signedIn.role]],
    studios: grantableStudios(signedIn).map((studio) => ({
      ...studio,
      has: member.studios.includes(studio.id),
    })),
    link,
    refused,
  };
  return {
    kind: 'screen',
    screen: { name: 'team-member', title: member.name, data },
  };
};

const invite = async (call: StaffCall): Promise<StaffResponse> => {
  const signedIn = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const refuse = (errors: Record<string, string>, message: string | null = null) => {
    const fields = Object.fromEntries(['name', 'email', 'role'].map((name) => [name, form.get(name) ?? '']));
    const refused: RefusedForm = {
      fields: { ...fields, studio: form.getAll('studio').join(',') },
      errors,
      message,
    };
    return teamScreen(call, { refused });
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

/** The handler of a route about one member: 404 unless the signed-in member may manage that one. */
const forManagedMember =
  (handle: (call: StaffCall, member: StaffMember) => Promise<StaffResponse>): StaffRoute['handle'] =>
  async (call) => {
    const member = await findStaffMember(call.services.database.kysely, call.params.id ?? '');
    return member && canManage(requireSignedIn(call), member) ? handle(call, member) : { kind: 'missing' };
  };

/** The response to a change of this member. */
const respondToChange = async (
  call: StaffCall,
  member: StaffMember,
  change: Promise<MemberChange>,
  done: StaffResponse,
): Promise<StaffResponse> => {
  if ((await change) === 'done') return done;
  const refused = { fields: {}, errors: {}, message: teamWords.errors.lastCorporate };
  return memberScreen(call, member, { refused });
};

const changeRole = forManagedMember(async (call, member) => {
  const { services, form, actor, now } = call;
  const next = typedRole(requireSignedIn(call), form);
  if ('errors' in next)
    return memberScreen(call, member, { refused: { fields: {}, errors: next.errors, message: null } });
  const change = changeStaffMember(services.database, actor, member.id, next, now);
  const location = `/team/${member.id}`;
  const notice = member.isInvited ? 'invitation-ended' : 'member-changed';
  return respondToChange(call, member, change, { kind: 'redirect', location, notice });
});

const disable = forManagedMember(async (call, member) => {
  const { services, actor, now } = call;
  const change = disableStaffMember(services.database, actor, member, now);
  return respondToChange(call, member, change, {
    kind: 'redirect',
    location: '/team',
    notice: 'member-disabled',
  });
});

const reinvite = forManagedMember(async (call, member) => {
  const { services, actor, now } = call;
  const token = await services.database.transact((tx) => reinviteStaffMember(tx, actor, member, now));
  const link = linkOf(call, token);
  void mailInvitation(services, member, requireSignedIn(call).name, link);
  const fresh = { ...member, isActive: true, isInvited: true, seenAt: null };
  return memberScreen(call, fresh, { link });
});

const endMemberSessions = forManagedMember(async (call, member) => {
  const { services, form, actor, now } = call;
  const id = form.get('id');
  await services.database.transact(async (tx) => {
    const count = id ? Number(await endSession(tx, id, member.id)) : await endSessions(tx, member.id);
    await writeAuditLog(
      tx,
      actor,
      { action: 'sessions.end', subject: member.id, studio: member.studios[0] ?? null, detail: { count } },
      now,
    );
  });
  return { kind: 'redirect', location: `/team/${member.id}`, notice: 'sessions-ended' };
});

const manage = (method: StaffRoute['method'], path: string, handle: StaffRoute['handle']): StaffRoute => ({
  method,
  path,
  permission: 'team.manage',
  needsVerification: method === 'POST',
  handle,
});

export const memberRoutes: StaffRoutes = [
  manage('GET', '/team', (call) => teamScreen(call)),
  manage('POST', '/team/invite', invite),
  manage(
    'GET',
    '/team/:id',
    forManagedMember((call, member) => memberScreen(call, member)),
  ),
  manage('POST', '/team/:id/role', changeRole),
  manage('POST', '/team/:id/disable', disable),
  manage('POST', '/team/:id/reinvite', reinvite),
  manage('POST', '/team/:id/sessions', endMemberSessions),
];

import { manageableRoles } from '#domain/staff/permissions.ts';
import { canManage } from '#domain/staff/team.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import {
  changeStaffMember,
  disableStaffMember,
  type MemberChange,
} from '#server/models/staff/member-changes.ts';
import { findStaffMember, reinviteStaffMember } from '#server/models/staff/members.ts';
import { endSession, endSessions, listSessions } from '#server/models/staff/sessions.ts';
import type { StaffMember } from '#server/models/staff/staff-types.ts';
import { mailInvitation } from '#server/staff/account/account-mails.ts';
import { sessionLines } from '#server/staff/account/session-lines.ts';
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
import { grantableStudios, lineOf, linkOf, manage } from './team.ts';
import { typedRole } from './typed-member.ts';

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
      isChosen: member.studios.includes(studio.id),
    })),
    link,
    refused,
  };
  return screenResponse('team-member', member.name, data);
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
  return memberScreen(call, member, { refused: refusedForm({ message: teamWords.errors.lastCorporate }) });
};

const changeRole = forManagedMember(async (call, member) => {
  const { services, form, actor, now } = call;
  const next = typedRole(requireSignedIn(call), form);
  if ('errors' in next) return memberScreen(call, member, { refused: refusedForm({ errors: next.errors }) });
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

export const teamMemberRoutes: StaffRoutes = [
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

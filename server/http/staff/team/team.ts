import { manageableRoles } from '#domain/staff/permissions.ts';
import { canManage } from '#domain/staff/team.ts';
import { studios as allStudios } from '#domain/studios.ts';
import { mailInvitation } from '#server/http/staff/sign-in/factor-mails.ts';
import { sessionLines } from '#server/http/staff/sign-in/session-lines.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import {
  changeStaffMember,
  disableStaffMember,
  findStaff,
  inviteStaffMember,
  isLastCorporate,
  listStaff,
  reinviteStaffMember,
} from '#server/models/staff/members.ts';
import { endSession, endSessions, listSessions } from '#server/models/staff/sessions.ts';
import type { SignedIn, StaffMember } from '#server/models/staff/staff-types.ts';
import { handBackOfDisabled, handBackOutOfReach } from '#server/models/tickets/changes/lost-owners.ts';
import type { RefusedForm, Screens } from '#staff/screen-types.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { nameOfStudio } from '../render-screen.ts';
import { type StaffCall, type StaffResponse, type StaffRoute, type StaffRoutes, signedIn } from '../route.ts';
import { typedName, typedRights } from './typed-person.ts';

const lineOf = ({ id, name, email, role, studios, isActive, isInvited, seenAt }: StaffMember) => ({
  id,
  name,
  email,
  role,
  studios: studios.map(nameOfStudio),
  isActive,
  isInvited,
  seenAt,
});

/** Studios that this person may assign to others. */
const givenStudios = (who: SignedIn) =>
  allStudios
    .filter(({ id }) => who.role === 'Corporate' || who.studios.includes(id))
    .map(({ id, name }) => ({ id, name }));

const linkOf = ({ context }: StaffCall, token: string) => `${context.env.PUBLIC_URL}/staff/invite/${token}`;

const teamScreen = async (
  call: StaffCall,
  { link = null, refused = null }: Partial<Pick<Screens['team'], 'link' | 'refused'>> = {},
): Promise<StaffResponse> => {
  const who = signedIn(call);
  const people = await listStaff(call.context.db.kysely);
  const data = {
    people: people.filter((member) => canManage(who, member)).map(lineOf),
    roles: [...manageableRoles[who.role]],
    studios: givenStudios(who),
    link,
    refused,
  };
  return {
    kind: 'screen',
    ...(refused ? { status: 422 } : {}),
    screen: { name: 'team', title: signInWords.team.title, data },
  };
};

const memberScreen = async (
  call: StaffCall,
  member: StaffMember,
  { link = null, refused = null }: Partial<Pick<Screens['team-member'], 'link' | 'refused'>> = {},
): Promise<StaffResponse> => {
  const who = signedIn(call);
  const sessions = await listSessions(call.context.db.kysely, member.id, call.now);
  const data = {
    person: lineOf(member),
    sessions: sessionLines(sessions, null),
    roles: [...manageableRoles[who.role]],
    studios: givenStudios(who).map((studio) => ({ ...studio, has: member.studios.includes(studio.id) })),
    link,
    refused,
  };
  return {
    kind: 'screen',
    ...(refused ? { status: 422 } : {}),
    screen: { name: 'team-member', title: member.name, data },
  };
};

const invite = async (call: StaffCall): Promise<StaffResponse> => {
  const who = signedIn(call);
  const { context, form, actor, now } = call;
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
  const rights = typedRights(who, form);
  if ('errors' in typed || 'errors' in rights)
    return refuse({
      ...('errors' in typed ? typed.errors : {}),
      ...('errors' in rights ? rights.errors : {}),
    });
  const created = await context.db.transact((tx) =>
    inviteStaffMember(tx, actor, { ...typed, ...rights }, now),
  );
  if (!created) return refuse({ email: signInWords.team.errors.taken });
  const link = linkOf(call, created.token);
  void mailInvitation(context, typed, who.name, link);
  return teamScreen(call, { link });
};

/** The handler of a route about one account: responds with 404 if the person may not manage it. */
const about =
  (handle: (call: StaffCall, member: StaffMember) => Promise<StaffResponse>): StaffRoute['handle'] =>
  async (call) => {
    const member = await findStaff(call.context.db.kysely, call.params.id ?? '');
    return member && canManage(signedIn(call), member) ? handle(call, member) : { kind: 'missing' };
  };

const lastCorporate = (call: StaffCall, member: StaffMember) =>
  memberScreen(call, member, {
    refused: { fields: {}, errors: {}, message: signInWords.team.errors.lastCorporate },
  });

const changeRights = about(async (call, member) => {
  const { context, form, actor, now } = call;
  const rights = typedRights(signedIn(call), form);
  if ('errors' in rights)
    return memberScreen(call, member, { refused: { fields: {}, errors: rights.errors, message: null } });
  const isChanged = await context.db.transact(async (tx) => {
    if (rights.role !== 'Corporate' && (await isLastCorporate(tx, member.id))) return false;
    await changeStaffMember(tx, actor, member.id, rights, now);
    return true;
  });
  if (!isChanged) return lastCorporate(call, member);
  // Open streams still send events of the old studios.
  context.staff.live.closeFor(member.id);
  const changed = { id: member.id, ...rights };
  context.staff.live.notifyChange(await handBackOutOfReach(context.db.kysely, actor, changed, now));
  return { kind: 'redirect', location: `/team/${member.id}`, notice: 'person-changed' };
});

const disable = about(async (call, member) => {
  const { context, actor, now } = call;
  const isDisabled = await context.db.transact(async (tx) => {
    if (await isLastCorporate(tx, member.id)) return false;
    await disableStaffMember(tx, actor, member, now);
    return true;
  });
  if (!isDisabled) return lastCorporate(call, member);
  context.staff.live.closeFor(member.id);
  context.staff.live.notifyChange(await handBackOfDisabled(context.db.kysely, actor, now));
  return { kind: 'redirect', location: '/team', notice: 'person-disabled' };
});

const reinvite = about(async (call, member) => {
  const { context, actor, now } = call;
  const token = await context.db.transact((tx) => reinviteStaffMember(tx, actor, member, now));
  context.staff.live.closeFor(member.id);
  const link = linkOf(call, token);
  void mailInvitation(context, member, signedIn(call).name, link);
  const fresh = { ...member, isActive: true, isInvited: true, seenAt: null };
  return memberScreen(call, fresh, { link });
});

const endTheirSessions = about(async (call, member) => {
  const { context, form, actor, now } = call;
  const id = form.get('id');
  await context.db.transact(async (tx) => {
    const count = id ? Number(await endSession(tx, id, member.id)) : await endSessions(tx, member.id);
    await writeAuditLog(
      tx,
      actor,
      { action: 'sessions.end', subject: member.id, studio: member.studios[0] ?? null, detail: { count } },
      now,
    );
  });
  context.staff.live.closeFor(member.id);
  return { kind: 'redirect', location: `/team/${member.id}`, notice: 'sessions-ended' };
});

const manage = (method: StaffRoute['method'], path: string, handle: StaffRoute['handle']): StaffRoute => ({
  method,
  path,
  action: 'team.manage',
  handle,
});

export const memberRoutes: StaffRoutes = [
  manage('GET', '/team', (call) => teamScreen(call)),
  manage('POST', '/team/invite', invite),
  manage(
    'GET',
    '/team/:id',
    about((call, member) => memberScreen(call, member)),
  ),
  manage('POST', '/team/:id/role', changeRights),
  manage('POST', '/team/:id/disable', disable),
  manage('POST', '/team/:id/reinvite', reinvite),
  manage('POST', '/team/:id/sessions', endTheirSessions),
];

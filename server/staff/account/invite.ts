import { acceptInvitation, findInvited } from '#server/models/staff/factors/enrollment.ts';
import type { NewFactor } from '#server/models/staff/factors/new-factor.ts';
import { checkNewPasskey, passkeyCreation } from '#server/models/staff/factors/passkeys.ts';
import {
  refusedForm,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { mailFactorAdded } from './account-mails.ts';
import { authenticatorOf, readNewPassword } from './authenticator.ts';
import { browserName } from './browser-name.ts';
import { passkeyOptions } from './passkey-options.ts';
import { originOf, secondsToWait } from './sign-in-origin.ts';
import { startStaffSession } from './start-session.ts';

type Invited = { id: string; name: string; email: string };
const findInvitedBy = ({ services, params, now }: StaffCall): Promise<Invited | undefined> =>
  findInvited(services.database.kysely, params.token ?? '', now);

const { expiredTitle, expired: message } = signInWords.invite;
const expiredScreen = screenResponse('failed', expiredTitle, { message }, { status: 404 });

const screen = (
  { services, params, form }: StaffCall,
  member: Invited,
  refused: RefusedForm | null,
): StaffResponse => {
  const { key } = services.staff;
  const totp = key && authenticatorOf(key, member, form);
  const { name, email } = member;
  const data = { token: params.token ?? '', name, email, totp, refused };
  return screenResponse('invite', signInWords.invite.title, data);
};

const byPasskey = async (call: StaffCall, member: Invited): Promise<NewFactor | RefusedForm> => {
  const { services, form, request, now } = call;
  const { database, env } = services;
  const credentialJson = form.get('credential') ?? '';
  const passkey = await checkNewPasskey(database.kysely, {
    publicUrl: env.PUBLIC_URL,
    memberId: member.id,
    credentialJson,
    now,
  });
  if (!passkey) return refusedForm({ message: accountWords.refusals.newPasskey });
  return { method: 'passkey', passkey, name: browserName(request.headers.get('user-agent') ?? '') };
};

const byPassword = async (call: StaffCall, member: Invited): Promise<NewFactor | RefusedForm> => {
  const { services, form, now } = call;
  const { key } = services.staff;
  if (key === null) return refusedForm({ message: accountWords.refusals.noPasswords });
  const typed = readNewPassword(key, member, form, now);
  if ('errors' in typed) return refusedForm({ errors: typed.errors });
  const passwordHash = await services.staff.passwords.hash(typed.password);
  return { method: 'password', key, passwordHash, ...typed.totp };
};

const accept = async (call: StaffCall): Promise<StaffResponse> => {
  const { services, form, actor, params, now } = call;
  const member = await findInvitedBy(call);
  if (!member) return expiredScreen;
  const waitSeconds = await secondsToWait(call, await originOf(call));
  if (waitSeconds)
    return screen(call, member, refusedForm({ message: accountWords.refusals.wait(waitSeconds) }));
  const factor = await (form.has('credential') ? byPasskey(call, member) : byPassword(call, member));
  if (!('method' in factor)) return screen(call, member, factor);
  const invitation = { memberId: member.id, token: params.token ?? '', factor };
  const accepted = await acceptInvitation(services.database, actor, invitation, now);
  if (!accepted) return expiredScreen;
  if (!accepted.isFirst) void mailFactorAdded(services, member, factor.method);
  const isShared = factor.method === 'password' && form.get('shared') === 'yes';
  const { cookies } = await startStaffSession(call, { memberId: member.id, method: factor.method, isShared });
  const data = { codes: accepted.codes, next: '/staff' };
  return screenResponse('recovery-codes', signInWords.codes.title, data, {
    headers: { 'set-cookie': cookies },
  });
};

export const inviteRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/invite/:token',
    permission: 'public',
    handle: async (call) => {
      const member = await findInvitedBy(call);
      return member ? screen(call, member, null) : expiredScreen;
    },
  },
  { method: 'POST', path: '/invite/:token', permission: 'public', handle: accept },
  {
    method: 'POST',
    path: '/invite/:token/options',
    permission: 'public',
    handle: async (call) => {
      const { database, env } = call.services;
      const member = await findInvitedBy(call);
      if (!member) return { kind: 'missing' };
      return passkeyOptions(call, () => passkeyCreation(database.kysely, env.PUBLIC_URL, member, call.now));
    },
  },
];

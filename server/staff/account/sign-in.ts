import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { checkTypedFactors } from '#server/models/staff/factors/factors.ts';
import { checkPasskey, passkeyRequest } from '#server/models/staff/factors/passkeys.ts';
import { issueInvitation } from '#server/models/staff/invitations.ts';
import { hashOfToken } from '#server/models/staff/random-token.ts';
import { endSession, type SignInMethod } from '#server/models/staff/sessions.ts';
import { safeRedirectTarget } from '#server/staff/redirect-targets.ts';
import { refusedForm, type StaffCall, type StaffResponse, type StaffRoutes } from '#server/staff/route.ts';
import { endedCookie, sessionTokenOf } from '#server/staff/session-cookie.ts';
import { accountWords } from '#words/staff/account.ts';
import { passkeyOptions } from './passkey-options.ts';
import { originOf, secondsToWait } from './sign-in-origin.ts';
import { signInScreen } from './sign-in-required.ts';
import { startStaffSession } from './start-session.ts';

/** The response is the same for every reason; the typed email address is shown again, the secrets are not. */
const refuse = (call: StaffCall, message: string, status = 422): StaffResponse => {
  const fields = { email: call.form.get('email') ?? '', shared: call.form.get('shared') ?? '' };
  const refused = refusedForm({ fields, message });
  return signInScreen(call.services, safeRedirectTarget(call.form.get('next')), { refused, status });
};

/** Starts the session and continues at the requested page. */
const signIn = async (call: StaffCall, memberId: string, method: SignInMethod): Promise<StaffResponse> => {
  const isShared = call.form.get('shared') === 'yes';
  const { cookies } = await startStaffSession(call, { memberId, method, isShared });
  return {
    kind: 'redirect',
    location: safeRedirectTarget(call.form.get('next')),
    headers: { 'set-cookie': cookies },
  };
};

const signInByPassword = async (call: StaffCall): Promise<StaffResponse> => {
  const { services, form, now } = call;
  const db = services.database.kysely;
  const origin = await originOf(call);
  const waitSeconds = await secondsToWait(call, origin);
  if (waitSeconds) return refuse(call, accountWords.refusals.wait(waitSeconds), 429);
  const typed = {
    email: (form.get('email') ?? '').trim().slice(0, 320),
    password: (form.get('password') ?? '').slice(0, 1000),
    code: (form.get('code') ?? '').slice(0, 40),
  };
  const check = await checkTypedFactors(db, services.staff, typed, { email: typed.email, ...origin }, now);
  if (!check.ok) {
    return check.waitSeconds
      ? refuse(call, accountWords.refusals.wait(check.waitSeconds), 429)
      : refuse(call, accountWords.refusals.typed);
  }
  if (check.method === 'recovery-alone') {
    // A recovery code replaces the lost factor: the member sets up a new one, which removes the old ones.
    const token = await services.database.transact(async (tx) => {
      await writeAuditLog(tx, { ...call.actor, memberId: check.memberId }, { action: 'auth.recover' }, now);
      return issueInvitation(tx, check.memberId, check.memberId, now);
    });
    return { kind: 'redirect', location: `/invite/${token}` };
  }
  return signIn(call, check.memberId, check.method);
};

const signInByPasskey = async (call: StaffCall): Promise<StaffResponse> => {
  const { services, form, now } = call;
  const credential = form.get('credential') ?? '';
  const id = await checkPasskey(services.database.kysely, {
    publicUrl: services.env.PUBLIC_URL,
    purpose: 'sign-in',
    memberId: null,
    credentialJson: credential,
    now,
  });
  if (id === undefined) return refuse(call, accountWords.refusals.passkey);
  return signIn(call, id, 'passkey');
};

const signOut = async ({ services, request, member, actor, now }: StaffCall): Promise<StaffResponse> => {
  const token = sessionTokenOf(services.env, request);
  if (token)
    await services.database.transact(async (tx) => {
      await endSession(tx, hashOfToken(token));
      if (member) await writeAuditLog(tx, actor, { action: 'auth.sign-out' }, now);
    });
  return {
    kind: 'redirect',
    location: '/sign-in',
    notice: 'signed-out',
    headers: { 'set-cookie': endedCookie(services.env), 'clear-site-data': '"cache"' },
  };
};

export const signInRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/sign-in',
    permission: 'public',
    handle: async (call) => {
      const next = safeRedirectTarget(call.query.get('next'));
      return call.member ? { kind: 'redirect', location: next } : signInScreen(call.services, next);
    },
  },
  { method: 'POST', path: '/sign-in', permission: 'public', handle: signInByPassword },
  { method: 'POST', path: '/sign-in/passkey', permission: 'public', handle: signInByPasskey },
  {
    method: 'POST',
    path: '/sign-in/passkey/options',
    permission: 'public',
    handle: async (call) => {
      const { database, env } = call.services;
      return passkeyOptions(call, () =>
        passkeyRequest(database.kysely, {
          publicUrl: env.PUBLIC_URL,
          purpose: 'sign-in',
          memberId: null,
          now: call.now,
        }),
      );
    },
  },
  { method: 'POST', path: '/sign-out', permission: 'public', handle: signOut },
];

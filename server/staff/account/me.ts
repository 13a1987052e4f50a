import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import {
  addOwnFactor,
  removeOwnPasskey,
  renewRecoveryCodes,
} from '#server/models/staff/factors/factor-changes.ts';
import { hasPassword } from '#server/models/staff/factors/factors.ts';
import { checkNewPasskey, listPasskeys, passkeyCreation } from '#server/models/staff/factors/passkeys.ts';
import { countRecoveryCodes } from '#server/models/staff/factors/recovery-codes.ts';
import { setPreferences } from '#server/models/staff/members.ts';
import { endSession, endSessions, listSessions } from '#server/models/staff/sessions.ts';
import {
  refusedForm,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
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
import { sessionLines } from './session-lines.ts';

const meScreen = async (call: StaffCall, message: string | null = null): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, now } = call;
  const db = services.database.kysely;
  const passkeys = await listPasskeys(db, member.id);
  const data = {
    sessions: sessionLines(await listSessions(db, member.id, now), member.session.hash),
    passkeys,
    hasPassword: await hasPassword(db, member.id),
    codesLeft: await countRecoveryCodes(db, member.id),
    refused: message === null ? null : refusedForm({ message }),
  };
  return screenResponse('me', accountWords.me.title, data);
};

const addPasskey = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, request, actor, now } = call;
  const { database, env } = services;
  const credential = form.get('credential') ?? '';
  // The member had to verify first; the page creates the passkey now.
  if (credential === '') return { kind: 'redirect', location: '/me', notice: 'verified' };
  const passkey = await checkNewPasskey(database.kysely, {
    publicUrl: env.PUBLIC_URL,
    memberId: member.id,
    credentialJson: credential,
    now,
  });
  const name = browserName(request.headers.get('user-agent') ?? '');
  const isAdded =
    passkey &&
    (await addOwnFactor(database, actor, { member, factor: { method: 'passkey', passkey, name } }, now));
  if (!isAdded) return meScreen(call, accountWords.refusals.newPasskey);
  void mailFactorAdded(services, member, 'passkey');
  return { kind: 'redirect', location: '/me', notice: 'passkey-added' };
};

const removePasskey = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const credentialId = form.get('id') ?? '';
  const outcome = await removeOwnPasskey(services.database, actor, { member, credentialId }, now);
  if (outcome === 'last') return meScreen(call, accountWords.refusals.lastFactor);
  if (outcome === 'missing') return { kind: 'missing' };
  return { kind: 'redirect', location: '/me', notice: 'passkey-removed' };
};

const passwordScreen = async (call: StaffCall, refused: RefusedForm | null): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form } = call;
  const { key } = services.staff;
  const totp = key && authenticatorOf(key, member, form);
  return screenResponse('password', accountWords.password.title, {
    totp,
    hasPassword: await hasPassword(services.database.kysely, member.id),
    refused,
  });
};

const changePassword = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const { key } = services.staff;
  if (key === null) return { kind: 'missing' };
  const typed = readNewPassword(key, member, form, now);
  if ('errors' in typed) return passwordScreen(call, refusedForm({ errors: typed.errors }));
  const passwordHash = await services.staff.passwords.hash(typed.password);
  const factor = { method: 'password', key, passwordHash, ...typed.totp } as const;
  // An ended session leads to the sign-in.
  if (!(await addOwnFactor(services.database, actor, { member, factor }, now)))
    return { kind: 'redirect', location: '/me' };
  void mailFactorAdded(services, member, 'password');
  return { kind: 'redirect', location: '/me', notice: 'password-changed' };
};

const newCodes = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, actor, now } = call;
  const codes = await renewRecoveryCodes(services.database, actor, member, now);
  if (!codes) return { kind: 'redirect', location: '/me' };
  void mailFactorAdded(services, member, 'codes');
  return screenResponse('recovery-codes', signInWords.codes.title, { codes, next: '/staff/me' });
};

const endOwnSessions = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const id = form.get('id');
  const ended = await services.database.transact(async (tx) => {
    const count = id
      ? Number(await endSession(tx, id, member.id))
      : await endSessions(tx, member.id, member.session.hash);
    await writeAuditLog(tx, actor, { action: 'sessions.end', subject: member.id, detail: { count } }, now);
    return count;
  });
  return { kind: 'redirect', location: '/me', notice: ended > 0 ? 'sessions-ended' : 'nothing-to-end' };
};

const own = (
  method: StaffRoute['method'],
  path: string,
  handle: StaffRoute['handle'],
  needsVerification = false,
): StaffRoute => ({ method, path, permission: 'self.manage', needsVerification, handle });

const preferenceRoute = (name: 'shortcuts' | 'sound', preference: 'hasShortcuts' | 'hasSound') =>
  own('POST', `/me/${name}`, async (call) => {
    const { id } = requireSignedIn(call);
    const isOn = call.form.get(name) === 'on';
    await call.services.database.transact((tx) => setPreferences(tx, id, { [preference]: isOn }));
    return { kind: 'redirect', location: '/me', notice: `${name}-${isOn ? 'on' : 'off'}` };
  });

export const meRoutes: StaffRoutes = [
  own('GET', '/me', (call) => meScreen(call)),
  own(
    'POST',
    '/me/passkeys/options',
    async (call) => {
      const { database, env } = call.services;
      return passkeyOptions(call, () =>
        passkeyCreation(database.kysely, env.PUBLIC_URL, requireSignedIn(call), call.now),
      );
    },
    true,
  ),
  own('POST', '/me/passkeys', addPasskey, true),
  own('POST', '/me/passkeys/remove', removePasskey, true),
  own('GET', '/me/password', (call) => passwordScreen(call, null)),
  own('POST', '/me/password', changePassword, true),
  own('POST', '/me/codes', newCodes, true),
  own('POST', '/me/sessions', endOwnSessions),
  preferenceRoute('shortcuts', 'hasShortcuts'),
  preferenceRoute('sound', 'hasSound'),
];

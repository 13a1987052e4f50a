import {
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoute,
  type StaffRoutes,
} from '#server/http/staff/route.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { hasPassword, setPassword } from '#server/models/staff/factors/factors.ts';
import {
  addPasskey,
  checkNewPasskey,
  listPasskeys,
  passkeyCreation,
  removePasskey,
} from '#server/models/staff/factors/passkeys.ts';
import { lockStaff, setPreferences } from '#server/models/staff/members.ts';
import { endSession, endSessions, listSessions } from '#server/models/staff/sessions.ts';
import type { SignedIn } from '#server/models/staff/staff-types.ts';
import { countRecoveryCodes, issueRecoveryCodes } from '#server/models/staff/tokens.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';
import { authenticatorOf, readNewPassword } from './authenticator.ts';
import { browserName } from './browser-name.ts';
import { mailFactorAdded } from './factor-mails.ts';
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
    hasShortcuts: member.hasShortcuts,
    refused: message === null ? null : { fields: {}, errors: {}, message },
  };
  return {
    kind: 'screen',
    status: message === null ? 200 : 422,
    screen: { name: 'me', title: accountWords.me.title, data },
  };
};

/** A change of factors ends the other sessions of the member and is reported by mail. */
const afterFactorChange = async (
  { services }: StaffCall,
  member: SignedIn,
  added: 'passkey' | 'password' | 'codes' | null,
) => {
  await endSessions(services.database.kysely, member.id, member.session.hash);
  if (added) void mailFactorAdded(services, member, added);
};

const addOwnPasskey = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, request, actor, now } = call;
  const { database, env } = services;
  const credential = form.get('credential') ?? '';
  // The member had to verify first; the page creates the passkey now.
  if (credential === '') return { kind: 'redirect', location: '/me', notice: 'verified' };
  const passkey = await checkNewPasskey(database.kysely, {
    publicUrl: env.PUBLIC_URL,
    staffId: member.id,
    credentialJson: credential,
    now,
  });
  const name = browserName(request.headers.get('user-agent') ?? '');
  const isAdded =
    passkey &&
    (await database.transact(async (tx) => {
      if (!(await addPasskey(tx, member.id, { name, passkey }, now))) return false;
      await writeAuditLog(tx, actor, { action: 'factor.add', detail: { factor: 'passkey' } }, now);
      return true;
    }));
  if (!isAdded) return meScreen(call, accountWords.refusals.newPasskey);
  await afterFactorChange(call, member, 'passkey');
  return { kind: 'redirect', location: '/me', notice: 'passkey-added' };
};

const removeOwnPasskey = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const outcome = await services.database.transact(async (tx) => {
    await lockStaff(tx, member.id);
    const isLast = (await listPasskeys(tx, member.id)).length <= 1 && !(await hasPassword(tx, member.id));
    if (isLast) return 'last';
    if (!(await removePasskey(tx, member.id, form.get('id') ?? ''))) return 'missing';
    await writeAuditLog(tx, actor, { action: 'factor.remove', detail: { factor: 'passkey' } }, now);
    return 'removed';
  });
  if (outcome === 'last') return meScreen(call, accountWords.refusals.lastFactor);
  if (outcome === 'missing') return { kind: 'missing' };
  await afterFactorChange(call, member, null);
  return { kind: 'redirect', location: '/me', notice: 'passkey-removed' };
};

const passwordScreen = async (call: StaffCall, refused: RefusedForm | null): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form } = call;
  const { key } = services.staff;
  const totp = key && authenticatorOf(key, member, form);
  return {
    kind: 'screen',
    status: refused ? 422 : 200,
    screen: {
      name: 'password',
      title: accountWords.password.title,
      data: { totp, hasPassword: await hasPassword(services.database.kysely, member.id), refused },
    },
  };
};

const changePassword = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, form, actor, now } = call;
  const { key } = services.staff;
  if (key === null) return { kind: 'missing' };
  const typed = readNewPassword(key, member, form, now);
  if ('errors' in typed) return passwordScreen(call, { fields: {}, errors: typed.errors, message: null });
  const passwordHash = await services.staff.passwords.hash(typed.password);
  await services.database.transact(async (tx) => {
    await setPassword(tx, key, member.id, { passwordHash, ...typed.totp });
    await writeAuditLog(tx, actor, { action: 'factor.add', detail: { factor: 'password' } }, now);
  });
  await afterFactorChange(call, member, 'password');
  return { kind: 'redirect', location: '/me', notice: 'password-changed' };
};

const newCodes = async (call: StaffCall): Promise<StaffResponse> => {
  const member = requireSignedIn(call);
  const { services, actor, now } = call;
  const codes = await services.database.transact(async (tx) => {
    await writeAuditLog(tx, actor, { action: 'factor.add', detail: { factor: 'codes' } }, now);
    return issueRecoveryCodes(tx, member.id, now);
  });
  await afterFactorChange(call, member, 'codes');
  return {
    kind: 'screen',
    screen: {
      name: 'recovery-codes',
      title: signInWords.codes.title,
      data: { codes, next: '/staff/me' },
    },
  };
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
  own('POST', '/me/passkeys', addOwnPasskey, true),
  own('POST', '/me/passkeys/remove', removeOwnPasskey, true),
  own('GET', '/me/password', (call) => passwordScreen(call, null)),
  own('POST', '/me/password', changePassword, true),
  own('POST', '/me/codes', newCodes, true),
  own('POST', '/me/sessions', endOwnSessions),
  own('POST', '/me/shortcuts', async (call) => {
    const member = requireSignedIn(call);
    const hasShortcuts = call.form.get('shortcuts') === 'on';
    await setPreferences(call.services.database.kysely, member.id, { hasShortcuts });
    return { kind: 'redirect', location: '/me', notice: hasShortcuts ? 'shortcuts-on' : 'shortcuts-off' };
  }),
];

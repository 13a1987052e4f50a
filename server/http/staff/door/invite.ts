import type { Tx } from '#server/db/connect.ts';
import { hashStaffPassword, setPassword } from '#server/models/staff/factors.ts';
import { writeLog } from '#server/models/staff/log.ts';
import { addPasskey, checkNewPasskey, passkeyCreation } from '#server/models/staff/passkeys.ts';
import { refusePassword } from '#server/models/staff/password-rules.ts';
import { removeFactors } from '#server/models/staff/people.ts';
import { findInvited, issueRecoveryCodes, spendInvitation } from '#server/models/staff/tokens.ts';
import type { Refused } from '#staff/contract.ts';
import { door } from '#words/staff/door.ts';
import type { StaffAnswer, StaffCall, StaffRoutes } from '../route.ts';
import { nameOfBrowser } from './agent-words.ts';
import { confirmAuthenticator, newAuthenticator, sameAuthenticator } from './authenticator.ts';
import { limitExceeded, startSignedIn } from './start-signed-in.ts';

type Invited = { id: string; name: string; email: string };
/** Stores the factor inside the transaction that uses the invitation up; false when it cannot be stored. */
type Enrol = (tx: Tx) => Promise<boolean>;
type Enrolment = { method: 'passkey' | 'password'; isShared: boolean; enrol: Enrol };

const find = ({ context, params, now }: StaffCall): Promise<Invited | undefined> =>
  findInvited(context.db.kysely, params.token ?? '', now);

const expired: StaffAnswer = {
  kind: 'screen',
  status: 404,
  screen: { name: 'failed', title: door.invite.expiredTitle, data: { message: door.invite.expired } },
};

const screen = (
  { context, params, form }: StaffCall,
  person: Invited,
  refused: Refused | null,
): StaffAnswer => {
  const { key } = context.desk;
  const sealed = form.get('sealed');
  const totp = key && (sealed ? sameAuthenticator(key, person, sealed) : newAuthenticator(key, person));
  const { name, email } = person;
  const data = { token: params.token ?? '', name, email, totp, refused };
  return {
    kind: 'screen',
    ...(refused ? { status: 422 } : {}),
    screen: { name: 'invite', title: door.invite.title, data },
  };
};
const refusal = (errors: Record<string, string>, message: string | null = null): Refused => ({
  fields: {},
  errors,
  message,
});

const byPasskey = async (call: StaffCall, person: Invited): Promise<Enrolment | Refused> => {
  const { context, form, request, now } = call;
  const { db, env } = context;
  const passkey = await checkNewPasskey(
    db.kysely,
    env.PUBLIC_URL,
    person.id,
    form.get('credential') ?? '',
    now,
  );
  if (!passkey) return refusal({}, door.refusals.newPasskey);
  const name = nameOfBrowser(request.headers.get('user-agent') ?? '');
  return {
    method: 'passkey',
    isShared: false,
    enrol: (tx) => addPasskey(tx, person.id, passkey, name, now),
  };
};

const byPassword = async (call: StaffCall, person: Invited): Promise<Enrolment | Refused> => {
  const { context, form, now } = call;
  const { key } = context.desk;
  if (key === null) return refusal({}, door.refusals.noPasswords);
  const password = form.get('password') ?? '';
  const why = refusePassword(password, person);
  const code = (form.get('code') ?? '').replaceAll(/\s/g, '');
  const confirmed = confirmAuthenticator(key, person.id, form.get('sealed') ?? '', code, now);
  if (why || !confirmed) {
    return refusal({
      ...(why ? { password: door.passwordRefusals[why] } : {}),
      ...(confirmed ? {} : { code: door.refusals.code }),
    });
  }
  const passwordHash = await hashStaffPassword(password);
  return {
    method: 'password',
    isShared: form.get('shared') === 'yes',
    enrol: async (tx) => {
      await setPassword(tx, key, person.id, { passwordHash, ...confirmed });
      return true;
    },
  };
};

/** Thrown inside the transaction, so that nothing of it is stored. */
class NotEnrolled extends Error {}

const accept = async (call: StaffCall): Promise<StaffAnswer> => {
  const { context, form, actor, params, now } = call;
  const person = await find(call);
  if (!person) return expired;
  const wait = await limitExceeded(call);
  if (wait) return screen(call, person, refusal({}, door.refusals.wait(wait)));
  const enrolment = await (form.has('credential') ? byPasskey(call, person) : byPassword(call, person));
  if (!('enrol' in enrolment)) return screen(call, person, enrolment);
  let codes: string[];
  try {
    codes = await context.db.transact(async (tx) => {
      if (!(await spendInvitation(tx, params.token ?? '', person.id, now))) throw new NotEnrolled();
      // After a recovery nothing old may open the door any more.
      await removeFactors(tx, person.id);
      if (!(await enrolment.enrol(tx))) throw new NotEnrolled();
      await writeLog(
        tx,
        { ...actor, staffId: person.id },
        { action: 'door.enrol', detail: { method: enrolment.method } },
        now,
      );
      return issueRecoveryCodes(tx, person.id, now);
    });
  } catch (error) {
    if (error instanceof NotEnrolled) return expired;
    throw error;
  }
  context.desk.live.closeFor(person.id);
  const { cookie } = await startSignedIn(call, { staffId: person.id, ...enrolment });
  return {
    kind: 'screen',
    headers: { 'set-cookie': cookie },
    screen: { name: 'codes', title: door.codes.title, data: { codes, next: '/staff' } },
  };
};

export const inviteRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/invite/:token',
    action: 'public',
    handle: async (call) => {
      const person = await find(call);
      return person ? screen(call, person, null) : expired;
    },
  },
  { method: 'POST', path: '/invite/:token', action: 'public', handle: accept },
  {
    method: 'POST',
    path: '/invite/:token/options',
    action: 'public',
    handle: async (call) => {
      const { db, env } = call.context;
      const person = await find(call);
      if (!person) return { kind: 'missing' };
      return { kind: 'json', body: await passkeyCreation(db.kysely, env.PUBLIC_URL, person, call.now) };
    },
  },
];

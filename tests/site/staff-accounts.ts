import { beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { setPassword } from '#server/models/staff/factors/factors.ts';
import { newTotpSecret, totpCode, totpStep } from '#server/models/staff/factors/totp.ts';
import { issueInvitation } from '#server/models/staff/invitations.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import { removeStaff } from './staff-router-site.ts';
import { createStaffSite, type StaffSite } from './staff-site.ts';

/** The origin and the relying party of the passkeys in the tests. */
export const here = { origin: 'https://heliora.example', rpId: 'heliora.example' };

export const password = 'four quiet palm trees';

export const cookieOf = (response: Response) =>
  /(?:__Host-)?staff=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

export const inputOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** A site without staff for each test, accounts with factors, and their stored rows. */
export const staffAccounts = (open: (state: 'empty') => Promise<Database>) => {
  let database: Database;
  let site: StaffSite;
  beforeAll(async () => {
    database = await open('empty');
  });
  beforeEach(async () => {
    await removeStaff(database);
    site = createStaffSite(database);
  });

  const countOf = async (
    table: 'staff_sessions' | 'staff_passkeys' | 'staff_tokens' | 'staff_secrets' | 'staff_challenges',
  ) => (await database.kysely.selectFrom(table).selectAll().execute()).length;

  const logged = async (memberId: string) => {
    const log = database.kysely.selectFrom('staff_log').select('action').where('staff_id', '=', memberId);
    return (await log.execute()).map(({ action }) => action);
  };

  /** Adds a member with a password and an authenticator. */
  const withPassword = async (role: 'Corporate' | 'Front_Desk' = 'Corporate') => {
    const member = await site.addMember(role, role === 'Corporate' ? [] : [3]);
    const secret = newTotpSecret();
    const key = site.services.staff.key;
    if (!key) throw new Error('the test has a key');
    const passwordHash = await site.services.staff.passwords.hash(password);
    await setPassword(database.kysely, key, member.id, { passwordHash, secret, step: 0 });
    const code = () => totpCode(secret, totpStep(site.clock.now()));
    const signIn = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      site.signedOut.request('/sign-in', { email: member.email, password, code: code(), ...change }, headers);
    return { ...member, secret, code, signIn };
  };

  /** Adds a member with a passkey, enrolled through the invitation. */
  const withPasskey = async () => {
    const member = await site.addMember('Corporate');
    const token = await issueInvitation(database.kysely, member.id, null, site.clock.now());
    const authenticator = createAuthenticator(here);
    const options = await (await site.signedOut.request(`/invite/${token}/options`, {})).json();
    const response = await site.signedOut.request(`/invite/${token}`, {
      credential: authenticator.create(options),
    });
    const optionsOf = async () => (await site.signedOut.request('/sign-in/passkey/options', {})).json();
    return { ...member, token, authenticator, response, options, optionsOf };
  };

  const isSignedIn = async (cookie: string | undefined) =>
    (await site.withCookie(cookie ?? null)('/me')).status === 200;

  return {
    get database() {
      return database;
    },
    get site() {
      return site;
    },
    countOf,
    logged,
    withPassword,
    withPasskey,
    isSignedIn,
  };
};

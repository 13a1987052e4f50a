import type { Database } from '#server/db/connect.ts';
import { setPassword } from '#server/models/staff/factors/factors.ts';
import { newTotpSecret, totpCode, totpStep } from '#server/models/staff/factors/totp.ts';
import { issueInvitation } from '#server/models/staff/tokens.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import type { StaffSite } from './staff-site.ts';

/** The origin and the relying party of the passkeys in the tests. */
export const here = { origin: 'https://heliora.example', rpId: 'heliora.example' };

export const password = 'four quiet palm trees';

export const cookieOf = (response: Response) =>
  /(?:__Host-)?staff=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];

export const inputOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** The mail is sent after the response. */
export const mailSent = { timeout: 20_000 };

/** Adds accounts with factors and reads their stored rows; `current` returns the site of the running test. */
export const staffAccounts = (current: () => { database: Database; site: StaffSite }) => {
  const countOf = async (
    table: 'staff_sessions' | 'staff_passkeys' | 'staff_tokens' | 'staff_secrets' | 'staff_challenges',
  ) => (await current().database.kysely.selectFrom(table).selectAll().execute()).length;

  const logged = async (staffId: string) => {
    const { kysely } = current().database;
    const log = kysely.selectFrom('staff_log').select('action').where('staff_id', '=', staffId);
    return (await log.execute()).map(({ action }) => action);
  };

  /** Adds a person with a password and an authenticator. */
  const withPassword = async (role: 'Corporate' | 'Front_Desk' = 'Corporate') => {
    const { database, site } = current();
    const person = await site.addPerson(role, role === 'Corporate' ? [] : [3]);
    const secret = newTotpSecret();
    const key = site.services.staff.key;
    if (!key) throw new Error('the test has a key');
    const passwordHash = await site.services.staff.passwords.hash(password);
    await setPassword(database.kysely, key, person.id, { passwordHash, secret, step: 0 });
    const code = () => totpCode(secret, totpStep(site.clock.now()));
    const signIn = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      site.signedOut.request('/sign-in', { email: person.email, password, code: code(), ...change }, headers);
    return { ...person, secret, code, signIn };
  };

  /** Adds a person with a passkey, enrolled through the invitation. */
  const withPasskey = async () => {
    const { database, site } = current();
    const person = await site.addPerson('Corporate');
    const token = await issueInvitation(database.kysely, person.id, null, site.clock.now());
    const authenticator = createAuthenticator(here);
    const options = await (await site.signedOut.request(`/invite/${token}/options`, {})).json();
    const response = await site.signedOut.request(`/invite/${token}`, {
      credential: authenticator.create(options),
    });
    const optionsOf = async () => (await site.signedOut.request('/sign-in/passkey/options', {})).json();
    return { ...person, token, authenticator, response, options, optionsOf };
  };

  const isSignedIn = async (cookie: string | undefined) =>
    (await current().site.withCookie(cookie ?? null)('/me')).status === 200;

  return { countOf, logged, withPassword, withPasskey, isSignedIn };
};

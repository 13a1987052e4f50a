import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { totpCode, totpStep } from '#server/models/staff/factors/totp.ts';
import { issueInvitation } from '#server/models/staff/invitations.ts';
import { staffRoutes } from '#server/staff/staff-routes.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import { cookieOf, here, password, staffAccounts } from '#tests/site/staff-accounts.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';

describeOnBothDatabases('sign-in', (open) => {
  const staff = staffAccounts(open);
  const { countOf, logged, withPassword, withPasskey, isSignedIn } = staff;

  test('two factors: the password alone, the code alone and a wrong one of either do not sign in', async () => {
    const { id, signIn, code } = await withPassword();
    const incomplete: Record<string, string>[] = [
      { code: '' },
      { password: '' },
      { code: '000000' },
      { password: 'wrong horse battery' },
    ];
    for (const change of incomplete) {
      const response = await signIn(change);
      expect(response.status).toBe(422);
      expect(cookieOf(response)).toBeUndefined();
      staff.site.clock.time += 2 * minuteMs;
    }
    expect(await countOf('staff_sessions')).toBe(0);
    const response = await signIn({ code: code() });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/staff']);
    expect(await isSignedIn(cookieOf(response))).toBe(true);
    expect(await logged(id)).toEqual(['auth.sign-in']);
  });

  test('two factors: a passkey signs in only when the device has verified the member', async () => {
    const { authenticator, options, optionsOf, response } = await withPasskey();
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(await isSignedIn(cookieOf(response))).toBe(true);
    const request = await optionsOf();
    expect(request).toMatchObject({ userVerification: 'required', rpId: 'heliora.example' });
    expect(request.allowCredentials ?? []).toEqual([]);
    const unverified = { credential: authenticator.get(request, { isUserVerified: false }) };
    expect((await staff.site.signedOut.request('/sign-in/passkey', unverified)).status).toBe(422);
    const signedIn = await staff.site.signedOut.request('/sign-in/passkey', {
      credential: authenticator.get(await optionsOf()),
    });
    expect(signedIn.status).toBe(303);
    expect(await isSignedIn(cookieOf(signedIn))).toBe(true);
  });

  test('a passkey of another origin, relying party or device does not sign in', async () => {
    const { authenticator, optionsOf } = await withPasskey();
    const foreign = [
      authenticator.get(await optionsOf(), { origin: 'https://heliora.evil.example' }),
      authenticator.get(await optionsOf(), { rpId: 'evil.example' }),
      createAuthenticator(here).get(await optionsOf()),
      '',
      '{}',
      'null',
      '[]',
      '{"id":5}',
      'x'.repeat(50_000),
    ];
    for (const credential of foreign) {
      const response = await staff.site.signedOut.request('/sign-in/passkey', { credential });
      expect([response.status, cookieOf(response)]).toEqual([422, undefined]);
      staff.site.clock.time += minuteMs;
    }
  });

  test('mail is not a factor: three routes start sessions, each after a factor', async () => {
    const folder = join(import.meta.dirname);
    const callers = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => /startStaffSession\(call/.test(readFileSync(join(folder, file), 'utf8')));
    expect(callers.sort()).toEqual(['invite.ts', 'sign-in.ts']);
    const open = staffRoutes.filter(({ permission, method }) => permission === 'public' && method === 'POST');
    expect(open.map(({ path }) => path)).toEqual([
      '/sign-in',
      '/sign-in/passkey',
      '/sign-in/passkey/options',
      '/sign-out',
      '/invite/:token',
      '/invite/:token/options',
    ]);
    // docs/deploy.md documents every way to sign in for operators.
    const documents = readFileSync('docs/deploy.md', 'utf8');
    for (const path of ['/sign-in/passkey', '/sign-in', '/invite/:token'])
      expect(documents).toContain(`| \`POST /staff${path}\` |`);
    const { id } = await staff.site.addMember('Corporate');
    const token = await issueInvitation(staff.database.kysely, id, null, staff.site.clock.now());
    const incomplete: Record<string, string>[] = [
      {},
      { credential: '' },
      { password },
      { password, code: '123456', encryptedSecret: 'x' },
    ];
    for (const fields of incomplete) {
      const response = await staff.site.signedOut.request(`/invite/${token}`, fields);
      expect([response.status, cookieOf(response)]).toEqual([422, undefined]);
    }
  });

  test('no default accounts: a new database has none, and no name or password signs in', async () => {
    expect(await staff.database.kysely.selectFrom('staff').selectAll().execute()).toEqual([]);
    const response = await staff.site.signedOut.request('/sign-in', {
      email: 'admin',
      password: 'admin',
      code: '000000',
    });
    expect(response.status).toBe(422);
  });

  test('a code typed with a space, as the app shows it, is accepted', async () => {
    const { signIn, code } = await withPassword();
    const spaced = () => ` ${code().slice(0, 3)} ${code().slice(3)} `;
    const response = await signIn({ code: spaced() });
    expect(response.status).toBe(303);
    staff.site.clock.time += 11 * minuteMs;
    const again = { verify_password: password, verify_code: spaced() };
    expect((await staff.site.withCookie(cookieOf(response) ?? null)('/me/codes', again)).status).toBe(200);
  });

  test('a code is used once, and none that is older than the last one', async () => {
    const { signIn, code, secret } = await withPassword();
    const used = code();
    expect((await signIn({ code: used })).status).toBe(303);
    staff.site.clock.time += 2000;
    expect((await signIn({ code: used })).status).toBe(422);
    staff.site.clock.time += 2 * minuteMs;
    const newest = totpStep(staff.site.clock.now());
    expect((await signIn({ code: totpCode(secret, newest) })).status).toBe(303);
    staff.site.clock.time += 2000;
    // The code of the previous step is still within the window, but older than the used one.
    expect((await signIn({ code: totpCode(secret, newest - 1) })).status).toBe(422);
  });

  test('the secret of the authenticator is not readable in the database', async () => {
    const { secret } = await withPassword();
    const rows = await staff.database.kysely.selectFrom('staff_secrets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('a challenge is used once, within five minutes, by its purpose and its member', async () => {
    const { authenticator, optionsOf, response } = await withPasskey();
    const options = await optionsOf();
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const rows = await staff.database.kysely.selectFrom('staff_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(options.challenge);
    const send = (credential: string) => staff.site.signedOut.request('/sign-in/passkey', { credential });
    expect((await send(authenticator.get(options))).status).toBe(303);
    expect((await send(authenticator.get(options))).status).toBe(422);
    const late = await optionsOf();
    staff.site.clock.time += 5 * minuteMs;
    expect((await send(authenticator.get(late))).status).toBe(422);
    const request = staff.site.withCookie(cookieOf(response) ?? null);
    const again = await (await request('/verify/options', {})).json();
    expect((await send(authenticator.get(again))).status).toBe(422);
    expect((await send(authenticator.get({ challenge: 'AAAA' }))).status).toBe(422);
  });

  test('without a key on PostgreSQL passwords are not offered, and passkeys work', async () => {
    const keyless = createStaffSite(staff.database, {
      settings: { STAFF_KEY: '', DATABASE_URL: 'postgres://x/y' },
    });
    const html = await (await keyless.signedOut.request('/sign-in')).text();
    expect(html).not.toContain('name="password"');
    expect(
      (await keyless.signedOut.request('/sign-in', { email: 'a@b.example', password, code: '123456' }))
        .status,
    ).toBe(422);
    expect((await keyless.signedOut.request('/sign-in/passkey/options', {})).status).toBe(200);
  });
});

import { expect, test, vi } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { claimAttempt } from '#server/models/staff/attempts.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { cookieOf, password, staffAccounts } from '#tests/site/staff-accounts.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';

const deviceOf = (response: Response) =>
  /__Host-staff-device=[^;]*/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';

describeOnSqlite('limits of the sign-in', (open) => {
  const staff = staffAccounts(open);
  const { countOf, withPassword, withPasskey } = staff;

  test('challenges are bounded per network, and for a signed-in member by the member', async () => {
    const busy = createStaffSite(staff.database, { ip: '198.51.100.9' });
    const ana = await busy.signedIn('Corporate');
    const options = async () => (await busy.signedOut.request('/sign-in/passkey/options', {})).status;
    const before = await countOf('staff_challenges');
    for (let n = 0; n < 60; n++) expect(await options()).toBe(200);
    expect([await options(), await countOf('staff_challenges')]).toEqual([429, before + 60]);
    expect((await ana.request('/verify/options', {})).status).toBe(200);
    expect((await staff.site.signedOut.request('/sign-in/passkey/options', {})).status).toBe(200);
    busy.clock.time += minuteMs;
    expect(await options()).toBe(200);
  });

  test('each failure of an email address doubles its wait, up to a minute, and no account is locked', async () => {
    const { signIn } = await withPassword();
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await signIn({ password: 'wrong horse battery' })).status).toBe(422);
      const early = await signIn();
      expect(early.status).toBe(429);
      expect(await early.text()).toContain(wait === 1 ? 'wait a second' : `wait ${wait} seconds`);
      staff.site.clock.time += wait * 1000;
    }
    expect((await signIn()).status).toBe(303);
    staff.site.clock.time += minuteMs;
    expect((await signIn({ password: 'wrong horse battery' })).status).toBe(422);
    staff.site.clock.time += 1000;
    expect((await signIn()).status).toBe(303);
  });

  test('of twelve attempts at once one is checked', async () => {
    const { email } = await withPassword();
    const isPasswordOf = vi.spyOn(staff.site.services.staff.passwords, 'isPasswordOf');
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () =>
        staff.site.signedOut.request('/sign-in', { email, password: 'x', code: '000000' }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([422, ...Array(11).fill(429)]);
    expect(isPasswordOf).toHaveBeenCalledTimes(1);
  });

  test('one network makes twenty attempts a minute, whatever the email addresses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) {
      const fields = { email: `guess${n}@heliora.example`, password: 'x', code: '000000' };
      statuses.push((await staff.site.signedOut.request('/sign-in', fields)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
    staff.site.clock.time += minuteMs;
    expect((await staff.site.signedOut.request('/sign-in', { email: 'a@b.example' })).status).toBe(422);
  });

  test('a stranger elsewhere cannot make a member wait, at the sign-in or at a verification', async () => {
    const { email, signIn, code } = await withPassword();
    const request = staff.site.withCookie(cookieOf(await signIn()) ?? null);
    staff.site.clock.time += 11 * minuteMs;
    const stranger = createStaffSite(staff.database, { ip: '198.51.100.9', now: staff.site.clock.now() });
    const guess = { email, password: 'wrong horse battery', code: '000000' };
    expect((await stranger.signedOut.request('/sign-in', guess)).status).toBe(422);
    expect((await stranger.signedOut.request('/sign-in', guess)).status).toBe(429);
    const own = { verify_password: password, verify_code: code() };
    expect((await request('/me/codes', own)).status).toBe(200);
    staff.site.clock.time += minuteMs;
    stranger.clock.time = staff.site.clock.time;
    expect((await stranger.signedOut.request('/sign-in', guess)).status).toBe(422);
    expect((await signIn()).status).toBe(303);
  });

  test('strangers in 45 networks lock out neither a device nor a network that signed in before', async () => {
    const { email, code, signIn } = await withPassword();
    const first = await signIn();
    expect(first.status).toBe(303);
    staff.site.clock.time += minuteMs;
    const { time } = staff.site.clock;
    for (let n = 0; n < 45; n++)
      await claimAttempt(staff.database.kysely, { email, from: `198.51.100.${n}`, isKnown: false }, time);
    const elsewhere = createStaffSite(staff.database, { ip: '192.0.2.8', now: time });
    const there = (headers: Record<string, string> = {}) =>
      elsewhere.signedOut.request('/sign-in', { email, password, code: code() }, headers);
    expect((await there()).status).toBe(429);
    expect((await there({ cookie: `__Host-staff-device=${'a'.repeat(43)}` })).status).toBe(429);
    expect((await there({ cookie: deviceOf(first) })).status).toBe(303);
    staff.site.clock.time += minuteMs;
    expect((await signIn()).status).toBe(303);
  });

  test('a stranger on the Wi-Fi of a studio does not make a known device wait', async () => {
    const { email, signIn } = await withPassword();
    const cookie = deviceOf(await signIn());
    staff.site.clock.time += minuteMs;
    const { request } = staff.site.signedOut;
    const guess = { email, password: 'wrong horse battery', code: '000000' };
    for (let n = 0; n < 25; n++) await request('/sign-in', guess);
    for (let n = 0; n < 60; n++) await request('/sign-in/passkey/options', {});
    expect((await request('/sign-in/passkey/options', {})).status).toBe(429);
    expect((await signIn()).status).toBe(429);
    expect((await request('/sign-in/passkey/options', {}, { cookie })).status).toBe(200);
    expect((await signIn({}, { cookie })).status).toBe(303);
  });

  test('wrong factors of one session make that session wait', async () => {
    const { signIn, code } = await withPassword();
    const request = staff.site.withCookie(cookieOf(await signIn()) ?? null);
    staff.site.clock.time += 11 * minuteMs;
    const wrong = await request('/me/codes', { verify_password: 'x', verify_code: code() });
    expect(await wrong.text()).toContain('That did not match');
    const early = await request('/me/codes', { verify_password: password, verify_code: code() });
    expect(await early.text()).toContain('wait a second');
  });

  test('passkeys neither wait for typed attempts of their network nor count among them', async () => {
    const { authenticator, optionsOf } = await withPasskey();
    for (let n = 0; n < 22; n++) await optionsOf();
    const guess = { email: 'guess@heliora.example', password: 'x', code: '000000' };
    expect((await staff.site.signedOut.request('/sign-in', guess)).status).toBe(422);
    for (let n = 0; n < 22; n++)
      await staff.site.signedOut.request('/sign-in', { ...guess, email: `${n}@b.example` });
    const credential = authenticator.get(await optionsOf());
    expect((await staff.site.signedOut.request('/sign-in/passkey', { credential })).status).toBe(303);
  });

  test('existence is hidden: a recovery code is looked up for an unknown email address too', async () => {
    const { email } = await withPassword();
    const code = 'AAAA-BBBB-CCCC-DDDD';
    const { kysely } = staff.database;
    const statements: string[][] = [[], []];
    for (const [list, typed] of [email, 'nobody@heliora.example'].entries()) {
      const recorded = kysely.withPlugin({
        transformQuery: ({ node, queryId }) => {
          statements[list]?.push(kysely.getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { signedOut } = createStaffSite({ ...staff.database, kysely: recorded });
      const response = await signedOut.request('/sign-in', { email: typed, password: '', code });
      expect(response.status).toBe(422);
    }
    expect(statements[0]).toEqual(statements[1]);
    expect(statements[0]).toContainEqual(
      expect.stringMatching(/update "?staff_tokens|delete from "?staff_tokens/),
    );
  });

  test('existence is hidden: a known and an unknown email address get the same response, work and wait', async () => {
    const { email } = await withPassword();
    const responses: string[][] = [[], []];
    const isPasswordOf = vi.spyOn(staff.site.services.staff.passwords, 'isPasswordOf');
    for (const [list, typed] of [email, 'nobody@heliora.example'].entries()) {
      isPasswordOf.mockClear();
      for (let n = 0; n < 3; n++) {
        const response = await staff.site.signedOut.request('/sign-in', {
          email: typed,
          password: 'x',
          code: '123456',
        });
        responses[list]?.push(`${response.status} ${(await response.text()).replaceAll(typed, 'EMAIL')}`);
      }
      // One password hash was computed, for the attempt that did not have to wait.
      expect(isPasswordOf).toHaveBeenCalledTimes(1);
      staff.site.clock.time += minuteMs;
    }
    expect(responses[0]).toEqual(responses[1]);
    const attempts = await staff.database.kysely.selectFrom('staff_attempts').select('failures').execute();
    expect(attempts).toHaveLength(2);
    expect(attempts[0]).toEqual(attempts[1]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { staffRoutes } from '#server/http/staff/staff-router.ts';
import { setPassword } from '#server/models/staff/factors/factors.ts';
import { newTotpSecret, totpCode, totpStep } from '#server/models/staff/factors/totp.ts';
import { disableStaffMember, findStaff, reinviteStaffMember } from '#server/models/staff/members.ts';
import { countRecoveryCodes, issueInvitation, issueRecoveryCodes } from '#server/models/staff/tokens.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import { removeStaff } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const minute = 60_000;
const hour = 60 * minute;
const here = { origin: 'https://heliora.example', rpId: 'heliora.example' };
const password = 'four quiet palm trees';

const cookieOf = (response: Response) =>
  /(?:__Host-)?staff=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
const inputOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');

/** The mail is sent after the response. */
const patience = { timeout: 20_000 };

describeOnBothDatabases('sign-in', (open) => {
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
  const logged = async (staffId: string) => {
    const log = database.kysely.selectFrom('staff_log').select('action').where('staff_id', '=', staffId);
    return (await log.execute()).map(({ action }) => action);
  };

  /** A person with password and authenticator. */
  const withPassword = async (role: 'Corporate' | 'Front_Desk' = 'Corporate') => {
    const person = await site.addPerson(role, role === 'Corporate' ? [] : [3]);
    const secret = newTotpSecret();
    const key = site.context.staff.key;
    if (!key) throw new Error('the test has a key');
    const passwordHash = await site.context.staff.passwords.hash(password);
    await setPassword(database.kysely, key, person.id, { passwordHash, secret, step: 0 });
    const code = () => totpCode(secret, totpStep(site.clock.now()));
    const signIn = (change: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      site.signedOut.ask('/sign-in', { email: person.email, password, code: code(), ...change }, headers);
    return { ...person, secret, code, signIn };
  };
  /** A person with a passkey, enrolled through the invitation. */
  const withPasskey = async () => {
    const person = await site.addPerson('Corporate');
    const token = await issueInvitation(database.kysely, person.id, null, site.clock.now());
    const authenticator = createAuthenticator(here);
    const options = await (await site.signedOut.ask(`/invite/${token}/options`, {})).json();
    const response = await site.signedOut.ask(`/invite/${token}`, {
      credential: authenticator.create(options),
    });
    const optionsOf = async () => (await site.signedOut.ask('/sign-in/passkey/options', {})).json();
    return { ...person, token, authenticator, response, options, optionsOf };
  };
  const isIn = async (cookie: string | undefined) =>
    (await site.withCookie(cookie ?? null)('/me')).status === 200;

  test('challenges are bounded per network, and for a signed-in person by the person', async () => {
    const busy = createStaffSite(database, { ip: '198.51.100.9' });
    const ana = await busy.signedIn('Corporate');
    const options = async () => (await busy.signedOut.ask('/sign-in/passkey/options', {})).status;
    const before = await countOf('staff_challenges');
    for (let n = 0; n < 60; n++) expect(await options()).toBe(200);
    expect([await options(), await countOf('staff_challenges')]).toEqual([429, before + 60]);
    expect((await ana.ask('/verify/options', {})).status).toBe(200);
    expect((await site.signedOut.ask('/sign-in/passkey/options', {})).status).toBe(200);
    busy.clock.time += minute;
    expect(await options()).toBe(200);
  });

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
      site.clock.time += 2 * minute;
    }
    expect(await countOf('staff_sessions')).toBe(0);
    const response = await signIn({ code: code() });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/staff']);
    expect(await isIn(cookieOf(response))).toBe(true);
    expect(await logged(id)).toEqual(['auth.sign-in']);
  });

  test('two factors: a passkey signs in only when the device has verified its person', async () => {
    const { authenticator, options, optionsOf, response } = await withPasskey();
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(await isIn(cookieOf(response))).toBe(true);
    const request = await optionsOf();
    expect(request).toMatchObject({ userVerification: 'required', rpId: 'heliora.example' });
    expect(request.allowCredentials ?? []).toEqual([]);
    const unverified = { credential: authenticator.get(request, { isUserVerified: false }) };
    expect((await site.signedOut.ask('/sign-in/passkey', unverified)).status).toBe(422);
    const signedIn = await site.signedOut.ask('/sign-in/passkey', {
      credential: authenticator.get(await optionsOf()),
    });
    expect(signedIn.status).toBe(303);
    expect(await isIn(cookieOf(signedIn))).toBe(true);
  });

  test('a passkey of another site, another address or another device does not sign in', async () => {
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
      const response = await site.signedOut.ask('/sign-in/passkey', { credential });
      expect([response.status, cookieOf(response)]).toEqual([422, undefined]);
      site.clock.time += minute;
    }
  });

  test('mail is not a factor: three routes start sessions, each after a factor', async () => {
    const folder = join(import.meta.dirname);
    const callers = readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => /startSignedIn\(call/.test(readFileSync(join(folder, file), 'utf8')));
    expect(callers.sort()).toEqual(['invite.ts', 'sign-in.ts']);
    const open = staffRoutes.filter(({ action, method }) => action === 'public' && method === 'POST');
    expect(open.map(({ path }) => path)).toEqual([
      '/sign-in',
      '/sign-in/passkey',
      '/sign-in/passkey/options',
      '/sign-out',
      '/invite/:token',
      '/invite/:token/options',
    ]);
    // docs/deploy.md documents every sign-in address for operators.
    const documents = readFileSync('docs/deploy.md', 'utf8');
    for (const path of ['/sign-in/passkey', '/sign-in', '/invite/:token'])
      expect(documents).toContain(`| \`POST /staff${path}\` |`);
    const { id } = await site.addPerson('Corporate');
    const token = await issueInvitation(database.kysely, id, null, site.clock.now());
    const incomplete: Record<string, string>[] = [
      {},
      { credential: '' },
      { password },
      { password, code: '123456', sealed: 'x' },
    ];
    for (const fields of incomplete) {
      const response = await site.signedOut.ask(`/invite/${token}`, fields);
      expect([response.status, cookieOf(response)]).toEqual([422, undefined]);
    }
  });

  test('no default accounts: a new database has none, and no name or password signs in', async () => {
    expect(await database.kysely.selectFrom('staff').selectAll().execute()).toEqual([]);
    const response = await site.signedOut.ask('/sign-in', {
      email: 'admin',
      password: 'admin',
      code: '000000',
    });
    expect(response.status).toBe(422);
  });

  test('limits: each failure of an address doubles its wait, up to a minute, and no account is locked', async () => {
    const { signIn } = await withPassword();
    for (const wait of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect((await signIn({ password: 'wrong horse battery' })).status).toBe(422);
      const early = await signIn();
      expect(early.status).toBe(429);
      expect(await early.text()).toContain(wait === 1 ? 'wait a second' : `wait ${wait} seconds`);
      site.clock.time += wait * 1000;
    }
    expect((await signIn()).status).toBe(303);
    site.clock.time += minute;
    expect((await signIn({ password: 'wrong horse battery' })).status).toBe(422);
    site.clock.time += 1000;
    expect((await signIn()).status).toBe(303);
  });

  test('limits: of twelve attempts at once one is checked, and a passkey does not wait', async () => {
    const { email } = await withPasskey();
    const isPasswordOf = vi.spyOn(site.context.staff.passwords, 'isPasswordOf');
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () =>
        site.signedOut.ask('/sign-in', { email, password: 'x', code: '000000' }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([422, ...Array(11).fill(429)]);
    expect(isPasswordOf).toHaveBeenCalledTimes(1);
  });

  test('limits: one network makes twenty attempts a minute, whatever the addresses', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) {
      const fields = { email: `guess${n}@heliora.example`, password: 'x', code: '000000' };
      statuses.push((await site.signedOut.ask('/sign-in', fields)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(422), 429, 429]);
    site.clock.time += minute;
    expect((await site.signedOut.ask('/sign-in', { email: 'a@b.example' })).status).toBe(422);
  });

  test('limits: a stranger elsewhere cannot make a person wait, at the sign-in or at a verification', async () => {
    const { email, signIn, code } = await withPassword();
    const ask = site.withCookie(cookieOf(await signIn()) ?? null);
    site.clock.time += 11 * minute;
    const stranger = createStaffSite(database, { ip: '198.51.100.9', now: site.clock.now() });
    const guess = { email, password: 'wrong horse battery', code: '000000' };
    expect((await stranger.signedOut.ask('/sign-in', guess)).status).toBe(422);
    expect((await stranger.signedOut.ask('/sign-in', guess)).status).toBe(429);
    const own = { verify_password: password, verify_code: code() };
    expect((await ask('/me/codes', own)).status).toBe(200);
    site.clock.time += minute;
    stranger.clock.time = site.clock.time;
    expect((await stranger.signedOut.ask('/sign-in', guess)).status).toBe(422);
    expect((await signIn()).status).toBe(303);
  });

  test('limits: wrong factors of one session make that session wait', async () => {
    const { signIn, code } = await withPassword();
    const ask = site.withCookie(cookieOf(await signIn()) ?? null);
    site.clock.time += 11 * minute;
    const wrong = await ask('/me/codes', { verify_password: 'x', verify_code: code() });
    expect(await wrong.text()).toContain('That did not match');
    const early = await ask('/me/codes', { verify_password: password, verify_code: code() });
    expect(await early.text()).toContain('wait a second');
  });

  test('limits: passkeys neither wait for typed attempts of their network nor count among them', async () => {
    const { authenticator, optionsOf } = await withPasskey();
    for (let n = 0; n < 22; n++) await optionsOf();
    const guess = { email: 'guess@heliora.example', password: 'x', code: '000000' };
    expect((await site.signedOut.ask('/sign-in', guess)).status).toBe(422);
    for (let n = 0; n < 22; n++) await site.signedOut.ask('/sign-in', { ...guess, email: `${n}@b.example` });
    const credential = authenticator.get(await optionsOf());
    expect((await site.signedOut.ask('/sign-in/passkey', { credential })).status).toBe(303);
  });

  test('existence is hidden: a recovery code is looked up for an unknown address too', async () => {
    const { email } = await withPassword();
    const code = 'AAAA-BBBB-CCCC-DDDD';
    const { kysely } = database;
    const statements: string[][] = [[], []];
    for (const [list, address] of [email, 'nobody@heliora.example'].entries()) {
      const recorded = kysely.withPlugin({
        transformQuery: ({ node, queryId }) => {
          statements[list]?.push(kysely.getExecutor().compileQuery(node, queryId).sql);
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const { signedOut } = createStaffSite({ ...database, kysely: recorded });
      const response = await signedOut.ask('/sign-in', { email: address, password: '', code });
      expect(response.status).toBe(422);
    }
    expect(statements[0]).toEqual(statements[1]);
    expect(statements[0]).toContainEqual(
      expect.stringMatching(/update "?staff_tokens|delete from "?staff_tokens/),
    );
  });

  test('a code typed with a space, as the app shows it, is accepted', async () => {
    const { signIn, code } = await withPassword();
    const spaced = () => ` ${code().slice(0, 3)} ${code().slice(3)} `;
    const response = await signIn({ code: spaced() });
    expect(response.status).toBe(303);
    site.clock.time += 11 * minute;
    const again = { verify_password: password, verify_code: spaced() };
    expect((await site.withCookie(cookieOf(response) ?? null)('/me/codes', again)).status).toBe(200);
  });

  test('existence is hidden: a known and an unknown address get the same response, work and wait', async () => {
    const { email } = await withPassword();
    const answers: string[][] = [[], []];
    const isPasswordOf = vi.spyOn(site.context.staff.passwords, 'isPasswordOf');
    for (const [list, address] of [email, 'nobody@heliora.example'].entries()) {
      isPasswordOf.mockClear();
      for (let n = 0; n < 3; n++) {
        const response = await site.signedOut.ask('/sign-in', {
          email: address,
          password: 'x',
          code: '123456',
        });
        answers[list]?.push(`${response.status} ${(await response.text()).replaceAll(address, 'ADDRESS')}`);
      }
      // One password hash was computed, for the attempt that did not have to wait.
      expect(isPasswordOf).toHaveBeenCalledTimes(1);
      site.clock.time += minute;
    }
    expect(answers[0]).toEqual(answers[1]);
    const attempts = await database.kysely.selectFrom('staff_attempts').select('failures').execute();
    expect(attempts).toHaveLength(2);
    expect(attempts[0]).toEqual(attempts[1]);
  });

  test('a code is used once, and none that is older than the last one', async () => {
    const { signIn, code, secret } = await withPassword();
    const used = code();
    expect((await signIn({ code: used })).status).toBe(303);
    site.clock.time += 2000;
    expect((await signIn({ code: used })).status).toBe(422);
    site.clock.time += 2 * minute;
    const newest = totpStep(site.clock.now());
    expect((await signIn({ code: totpCode(secret, newest) })).status).toBe(303);
    site.clock.time += 2000;
    // The code of the previous step is still within the window, but older than the used one.
    expect((await signIn({ code: totpCode(secret, newest - 1) })).status).toBe(422);
  });

  test('the secret of the authenticator is not readable in the database', async () => {
    const { secret } = await withPassword();
    const rows = await database.kysely.selectFrom('staff_secrets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('an invitation works once and for 24 hours, and reading it uses nothing up', async () => {
    const person = await site.addPerson('Front_Desk', [3]);
    const token = await issueInvitation(database.kysely, person.id, null, site.clock.now());
    const stored = await database.kysely.selectFrom('staff_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (let n = 0; n < 3; n++) expect((await site.signedOut.ask(`/invite/${token}`)).status).toBe(200);

    const html = await (await site.signedOut.ask(`/invite/${token}`)).text();
    const sealed = inputOf(html, 'sealed') ?? '';
    const secret = (/select-all[^>]*>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
    const fields = { password, code: totpCode(secret, totpStep(site.clock.now())), sealed };
    const both = await Promise.all([1, 2].map(() => site.signedOut.ask(`/invite/${token}`, fields)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await countOf('staff_sessions')).toBe(1);
    expect((await site.signedOut.ask(`/invite/${token}`)).status).toBe(404);

    const late = await issueInvitation(database.kysely, person.id, null, site.clock.now());
    site.clock.time += 24 * hour;
    expect((await site.signedOut.ask(`/invite/${late}`)).status).toBe(404);
    expect((await site.signedOut.ask(`/invite/${late}`, fields)).status).toBe(404);
  });

  test('a page with a token in its address never sends it as a referrer', async () => {
    const response = await site.signedOut.ask(`/invite/${'a'.repeat(43)}`);
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
  });

  test('recovery: a new invitation removes passkeys, password, codes and sessions, and sets no secret', async () => {
    const { id, response, authenticator, optionsOf } = await withPasskey();
    const member = await findStaff(database.kysely, id);
    if (!member) throw new Error('the person exists');
    const actor = { staffId: null, network: '' };
    const token = await database.transact((tx) => reinviteStaffMember(tx, actor, member, site.clock.now()));
    expect(await isIn(cookieOf(response))).toBe(false);
    const old = await site.signedOut.ask('/sign-in/passkey', {
      credential: authenticator.get(await optionsOf()),
    });
    expect(old.status).toBe(422);
    expect([
      await countOf('staff_passkeys'),
      await countOf('staff_secrets'),
      await countOf('staff_tokens'),
    ]).toEqual([0, 0, 1]);
    expect((await site.signedOut.ask(`/invite/${token}`)).status).toBe(200);
  });

  test('recovery: a code works once with the password; alone it only allows a new factor', async () => {
    const { id, signIn } = await withPassword();
    const codes = await issueRecoveryCodes(database.kysely, id, site.clock.now());
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const [first = '', second = ''] = codes;
    expect((await signIn({ code: first.toLowerCase() })).status).toBe(303);
    site.clock.time += 2000;
    expect((await signIn({ code: first })).status).toBe(422);
    site.clock.time += 2000;
    const alone = await signIn({ password: '', code: second });
    expect([alone.status, cookieOf(alone)]).toEqual([303, undefined]);
    expect(alone.headers.get('location')).toMatch(/^\/staff\/invite\/[\w-]{43}$/);
    site.clock.time += 2000;
    expect((await signIn({ password: 'wrong horse battery', code: codes[2] ?? '' })).status).toBe(422);
  });

  test('recovery: at a verification without the password, a code is refused and not used up', async () => {
    const { id, signIn } = await withPassword();
    const ask = site.withCookie(cookieOf(await signIn()) ?? null);
    const [code = ''] = await issueRecoveryCodes(database.kysely, id, site.clock.now());
    site.clock.time += 11 * minute;
    const refused = await ask('/me/password', { verify_password: '', verify_code: code });
    expect(refused.status).toBe(422);
    expect(await countRecoveryCodes(database.kysely, id)).toBe(10);
  });

  test('recovery: a new factor of an account that had one is reported by mail, the first is not', async () => {
    const { id, email } = await withPasskey();
    const reported = () => {
      const mailbox = join(site.env.DATA_DIR, 'mailbox');
      const files = existsSync(mailbox) ? readdirSync(mailbox).filter((file) => file.endsWith('.eml')) : [];
      const mails = files.map((file) => readFileSync(join(mailbox, file), 'utf8'));
      return mails.filter((mail) => mail.includes('Your account now has a passkey')).length;
    };
    const enrol = async (token: string) => {
      const options = await (await site.signedOut.ask(`/invite/${token}/options`, {})).json();
      const credential = createAuthenticator(here).create(options);
      expect((await site.signedOut.ask(`/invite/${token}`, { credential })).status).toBe(200);
    };
    const [code = ''] = await issueRecoveryCodes(database.kysely, id, site.clock.now());
    const alone = await site.signedOut.ask('/sign-in', { email, password: '', code });
    await enrol(alone.headers.get('location')?.split('/').at(-1) ?? '');
    await vi.waitFor(() => expect(reported()).toBe(1), patience);
    // A new invitation removes the factors before it is accepted.
    const actor = { staffId: null, network: '' };
    await enrol(
      await database.transact((tx) => reinviteStaffMember(tx, actor, { id, studios: [] }, site.clock.now())),
    );
    await vi.waitFor(() => expect(reported()).toBe(2), patience);
  });

  test('a session has 256 bits, is stored as a hash, and is new on every sign-in', async () => {
    const { signIn } = await withPassword();
    const planted = await site.signedIn('Corporate');
    const response = await signIn({}, { cookie: `__Host-staff=${planted.token}` });
    const token = cookieOf(response) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toBe(planted.token);
    // Session fixation: the session of the cookie that came with the request has ended.
    expect(await isIn(planted.token)).toBe(false);
    const rows = await database.kysely.selectFrom('staff_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    { shared: '', idle: hour, longest: 24 * hour },
    { shared: 'yes', idle: 15 * minute, longest: 12 * hour },
  ])('limits of a session: shared computer "$shared"', async ({ shared, idle, longest }) => {
    const { signIn, code } = await withPassword();
    const response = await signIn({ shared });
    const token = cookieOf(response) ?? '';
    expect(response.headers.get('set-cookie')?.includes('Max-Age')).toBe(shared === '');
    const ask = site.withCookie(token);
    const started = site.clock.now();
    site.clock.time += idle - 1;
    expect((await ask('/me')).status).toBe(200);
    site.clock.time += idle;
    const resting = await ask('/me');
    expect(resting.status).toBe(403);
    expect(await resting.text()).toContain('Is it still you?');
    // A verification continues the session at the same page.
    const renewed = await ask('/verify', { next: '/me', verify_password: password, verify_code: code() });
    expect([renewed.status, renewed.headers.get('location')]).toEqual([303, '/staff/me']);
    for (let at = started; at < started + longest; at += idle - 1) {
      site.clock.time = Math.max(site.clock.time, at);
      await ask('/me');
    }
    site.clock.time = started + longest;
    const ended = await ask('/me');
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/staff/sign-in?next=%2Fme']);
  });

  test('ten sessions at once: the eleventh ends the oldest', async () => {
    const { signIn } = await withPassword();
    const tokens: (string | undefined)[] = [];
    for (let n = 0; n < 11; n++) {
      tokens.push(cookieOf(await signIn()));
      site.clock.time += minute;
    }
    expect(await isIn(tokens[0])).toBe(false);
    for (const token of tokens.slice(1)) expect(await isIn(token)).toBe(true);
  });

  test('a disabled account is signed out at once and cannot sign in by any factor', async () => {
    const { id, response, authenticator, optionsOf } = await withPasskey();
    const ended = vi.spyOn(site.context.staff.live, 'closeFor');
    const boss = await site.signedIn('Corporate', [], 'Luis Ortega');
    const disabled = await boss.ask(`/team/${id}/disable`, {});
    expect([disabled.status, disabled.headers.get('location')]).toEqual([
      303,
      '/staff/team?notice=person-disabled',
    ]);
    expect(await isIn(cookieOf(response))).toBe(false);
    const again = await site.signedOut.ask('/sign-in/passkey', {
      credential: authenticator.get(await optionsOf()),
    });
    expect(again.status).toBe(422);
    expect(ended).toHaveBeenCalledWith(id);
    expect([await countOf('staff_passkeys'), await countOf('staff_tokens')]).toEqual([0, 0]);
    // A session row that reappears, for example from a backup, is not valid either.
    const other = await site.signedIn('Front_Desk', [3]);
    await database.kysely.updateTable('staff').set({ active: 0 }).where('id', '=', other.id).execute();
    expect((await other.ask('/me')).status).toBe(303);
  });

  test('role and studios are read with every request', async () => {
    const person = await site.signedIn('Studio_Manager', [3]);
    expect((await person.ask('/team')).status).toBe(200);
    await database.kysely.updateTable('staff').set({ role: 'Teacher' }).where('id', '=', person.id).execute();
    expect((await person.ask('/team')).status).toBe(404);
  });

  test('sessions are listed and ended: one, or all others, by the person and by a manager', async () => {
    const { id, signIn } = await withPassword('Front_Desk');
    const tokens: string[] = [];
    for (let n = 0; n < 4; n++) {
      tokens.push(cookieOf(await signIn()) ?? '');
      site.clock.time += minute;
    }
    const [first = '', second = '', third = '', own = ''] = tokens;
    const ask = site.withCookie(own);
    const lines = (await (await ask('/me', undefined, { accept: 'application/json' })).json()).screen.data
      .sessions;
    expect(lines).toHaveLength(4);
    expect(lines.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false, false]);
    expect(lines[0]).toMatchObject({ method: 'Password and code', agent: 'Safari on iPhone' });
    await ask('/me/sessions', { id: lines[3].id });
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
    await ask('/me/sessions', {});
    expect([await isIn(second), await isIn(third), await isIn(own)]).toEqual([false, false, true]);
    const manager = await site.signedIn('Studio_Manager', [3]);
    await manager.ask(`/team/${id}/sessions`, {});
    expect(await isIn(own)).toBe(false);
  });

  test('a session of another person cannot be ended by its id', async () => {
    const ana = await site.signedIn('Corporate');
    const luis = await site.signedIn('Front_Desk', [3]);
    const { body } = await ana.askJson('/me');
    await luis.ask('/me/sessions', { id: body.screen.data.sessions[0].id });
    expect((await ana.ask('/me')).status).toBe(200);
  });

  test('a change of factors ends the other sessions and sends a mail', async () => {
    const { id, signIn } = await withPassword();
    const other = cookieOf(await signIn()) ?? '';
    site.clock.time += minute;
    const own = cookieOf(await signIn()) ?? '';
    const ask = site.withCookie(own);
    const authenticator = createAuthenticator(here);
    const options = await (await ask('/me/passkeys/options', {})).json();
    const added = await ask('/me/passkeys', { credential: authenticator.create(options) });
    expect(added.headers.get('location')).toBe('/staff/me?notice=passkey-added');
    expect([await isIn(other), await isIn(own)]).toEqual([false, true]);
    const mailbox = join(site.env.DATA_DIR, 'mailbox');
    await vi.waitFor(
      () => expect(readdirSync(mailbox).filter((file) => file.endsWith('.eml'))).toHaveLength(1),
      patience,
    );
    const [mail = ''] = readdirSync(mailbox);
    expect(readFileSync(join(mailbox, mail), 'utf8')).toContain('Your account now has a passkey');
    expect(await database.kysely.selectFrom('staff_passkeys').select('staff_id').execute()).toEqual([
      { staff_id: id },
    ]);
  });

  test('signing out ends the session, the cookie and what the browser stored', async () => {
    const person = await site.signedIn('Corporate');
    const response = await person.ask('/sign-out', {});
    expect(response.headers.get('location')).toBe('/staff/sign-in?notice=signed-out');
    expect(response.headers.get('set-cookie')).toBe(
      '__Host-staff=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await person.ask('/me')).status).toBe(303);
  });

  test('sensitive acts need a verification after ten minutes, and no typed text is lost', async () => {
    const { signIn, code } = await withPassword();
    const token = cookieOf(await signIn()) ?? '';
    const ask = site.withCookie(token);
    site.clock.time += 10 * minute;
    const fields = {
      name: 'Mia "Chen" <b>',
      email: 'mia@heliora.example',
      role: 'Front_Desk',
      studio: ['3', '5'],
    };
    const asked = await ask('/team/invite', fields);
    expect(asked.status).toBe(403);
    const html = await asked.text();
    expect(html).toContain('action="/staff/team/invite"');
    expect(html).toContain('value="Mia &quot;Chen&quot; &lt;b&gt;"');
    expect(html.match(/name="studio"/g)).toHaveLength(2);
    expect(html).toContain('This step needs your password and a code once more. What you typed is kept.');
    expect(html).toContain('href="/staff"');
    expect(await database.kysely.selectFrom('staff').selectAll().execute()).toHaveLength(1);
    const wrong = await ask('/team/invite', { ...fields, verify_password: 'x', verify_code: code() });
    expect(wrong.status).toBe(422);
    // This screen has no field for a mail address.
    expect(await wrong.text()).toContain('That did not match. Check your password and the newest code.');
    site.clock.time += 2 * minute;
    const done = await ask('/team/invite', { ...fields, verify_password: password, verify_code: code() });
    expect(done.status).toBe(200);
    expect(await database.kysely.selectFrom('staff').selectAll().execute()).toHaveLength(2);
    // No verification is required for ten minutes.
    site.clock.time += 9 * minute;
    expect((await ask('/team/invite', { ...fields, email: 'b@heliora.example' })).status).toBe(200);
  });

  test('the passkey of another person does not verify', async () => {
    const mine = await withPasskey();
    const other = await withPasskey();
    const ask = site.withCookie(cookieOf(mine.response) ?? null);
    site.clock.time += 11 * minute;
    const asked = await (await ask('/me/codes', {})).text();
    expect(asked).toContain('This step needs your passkey once more.');
    expect(asked).toContain('Passkeys need JavaScript.');
    const options = await (await ask('/verify/options', {})).json();
    const foreign = await ask('/me/codes', { verify_credential: other.authenticator.get(options) });
    expect(foreign.status).toBe(422);
    const fresh = await (await ask('/verify/options', {})).json();
    expect((await ask('/me/codes', { verify_credential: mine.authenticator.get(fresh) })).status).toBe(200);
  });

  test('a new passkey needs a verification with an old factor', async () => {
    const { signIn } = await withPassword();
    const ask = site.withCookie(cookieOf(await signIn()) ?? null);
    site.clock.time += 11 * minute;
    const options = await ask('/me/passkeys/options', {}, { accept: 'application/json' });
    expect([options.status, await options.json()]).toEqual([403, { native: true }]);
    expect((await ask('/me/passkeys', { credential: '{}' })).status).toBe(403);
    expect((await ask('/me/password', {})).status).toBe(403);
    expect((await ask('/me/codes', {})).status).toBe(403);
    expect(await countOf('staff_passkeys')).toBe(0);
  });

  test('the last factor cannot be removed', async () => {
    const { response, authenticator } = await withPasskey();
    const ask = site.withCookie(cookieOf(response) ?? null);
    expect((await ask('/me/passkeys/remove', { id: authenticator.id })).status).toBe(422);
    expect(await countOf('staff_passkeys')).toBe(1);
  });

  test('the last factor cannot be removed: of two passkeys removed at once one stays', async () => {
    const { response, authenticator } = await withPasskey();
    const ask = site.withCookie(cookieOf(response) ?? null);
    const second = createAuthenticator(here);
    const options = await (await ask('/me/passkeys/options', {})).json();
    expect((await ask('/me/passkeys', { credential: second.create(options) })).status).toBe(303);
    const both = await Promise.all(
      [authenticator, second].map(({ id }) => ask('/me/passkeys/remove', { id })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect(await countOf('staff_passkeys')).toBe(1);
  });

  test('a challenge is used once, within five minutes, by its purpose and person', async () => {
    const { authenticator, optionsOf, response } = await withPasskey();
    const options = await optionsOf();
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    const rows = await database.kysely.selectFrom('staff_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(options.challenge);
    const send = (credential: string) => site.signedOut.ask('/sign-in/passkey', { credential });
    expect((await send(authenticator.get(options))).status).toBe(303);
    expect((await send(authenticator.get(options))).status).toBe(422);
    const late = await optionsOf();
    site.clock.time += 5 * minute;
    expect((await send(authenticator.get(late))).status).toBe(422);
    const ask = site.withCookie(cookieOf(response) ?? null);
    const again = await (await ask('/verify/options', {})).json();
    expect((await send(authenticator.get(again))).status).toBe(422);
    expect((await send(authenticator.get({ challenge: 'AAAA' }))).status).toBe(422);
  });

  test('the cookie is locked to our host, unreadable for scripts and not sent by other sites', async () => {
    const { signIn } = await withPassword();
    const cookie = (await signIn()).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$/,
    );
    const local = createStaffSite(database, { settings: { PUBLIC_URL: 'http://localhost:3000' } });
    const response = await local.signedOut.ask('/sign-out', {});
    expect(response.headers.get('set-cookie')).toMatch(
      /^staff=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/,
    );
  });

  test('a sign-in with a new browser sends a mail, with a known one none', async () => {
    const { signIn } = await withPassword();
    const mails = () => {
      try {
        return readdirSync(join(site.env.DATA_DIR, 'mailbox')).filter((file) => file.endsWith('.eml')).length;
      } catch {
        return 0;
      }
    };
    await signIn();
    site.clock.time += minute;
    await signIn();
    expect(mails()).toBe(0);
    site.clock.time += minute;
    await signIn({}, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150' });
    await vi.waitFor(() => expect(mails()).toBe(1), patience);
  });

  test('without a key on PostgreSQL passwords are not offered, and passkeys work', async () => {
    const site = createStaffSite(database, { settings: { STAFF_KEY: '', DATABASE_URL: 'postgres://x/y' } });
    const html = await (await site.signedOut.ask('/sign-in')).text();
    expect(html).not.toContain('name="password"');
    expect(
      (await site.signedOut.ask('/sign-in', { email: 'a@b.example', password, code: '123456' })).status,
    ).toBe(422);
    expect((await site.signedOut.ask('/sign-in/passkey/options', {})).status).toBe(200);
  });

  test('without a key a recovery code still leads to a new passkey', async () => {
    const { id, email } = await withPasskey();
    const [code = ''] = await issueRecoveryCodes(database.kysely, id, site.clock.now());
    const keyless = createStaffSite(database, {
      settings: { STAFF_KEY: '', DATABASE_URL: 'postgres://x/y' },
    });
    const html = await (await keyless.signedOut.ask('/sign-in')).text();
    expect(html).toContain('Recovery code');
    expect(html).toContain('name="code"');
    const alone = await keyless.signedOut.ask('/sign-in', { email, code });
    const location = alone.headers.get('location') ?? '';
    expect([alone.status, cookieOf(alone)]).toEqual([303, undefined]);
    expect(location).toMatch(/^\/staff\/invite\/[\w-]{43}$/);
    expect((await keyless.signedOut.ask(location.slice('/staff'.length))).status).toBe(200);
  });

  test('disabling a person who is disabled already changes nothing more', async () => {
    const { id } = await site.addPerson('Front_Desk', [3]);
    const actor = { staffId: null, network: '' };
    for (let n = 0; n < 2; n++)
      await database.transact((tx) => disableStaffMember(tx, actor, { id, studios: [3] }, site.clock.now()));
    expect((await findStaff(database.kysely, id))?.isActive).toBe(false);
  });
});

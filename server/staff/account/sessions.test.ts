import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { toStudioId } from '#domain/studios.ts';
import { issueInvitation } from '#server/models/staff/invitations.ts';
import { disableStaffMember } from '#server/models/staff/member-changes.ts';
import { findStaffMember } from '#server/models/staff/members.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import { cookieOf, here, password, staffAccounts } from '#tests/site/staff-accounts.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';

describeOnSqlite('sessions', (open) => {
  const staff = staffAccounts(open);
  const { countOf, withPassword, withPasskey, isSignedIn } = staff;

  test('a session has 256 bits, is stored as a hash, and is new on every sign-in', async () => {
    const { signIn } = await withPassword();
    const planted = await staff.site.signedIn('Corporate');
    const response = await signIn({}, { cookie: `__Host-staff=${planted.token}` });
    const token = cookieOf(response) ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(token).not.toBe(planted.token);
    // Session fixation: the session of the cookie that came with the request has ended.
    expect(await isSignedIn(planted.token)).toBe(false);
    const rows = await staff.database.kysely.selectFrom('staff_sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test.each([
    { shared: '', idle: hourMs, longest: dayMs },
    { shared: 'yes', idle: 15 * minuteMs, longest: 12 * hourMs },
  ])('limits of a session: shared computer "$shared"', async ({ shared, idle, longest }) => {
    const { signIn, code } = await withPassword();
    const response = await signIn({ shared });
    const token = cookieOf(response) ?? '';
    expect(response.headers.getSetCookie()[0]?.includes('Max-Age')).toBe(shared === '');
    const request = staff.site.withCookie(token);
    const started = staff.site.clock.now();
    staff.site.clock.time += idle - 1;
    expect((await request('/me')).status).toBe(200);
    staff.site.clock.time += idle;
    const resting = await request('/me');
    expect(resting.status).toBe(403);
    expect(await resting.text()).toContain('Is it still you?');
    // A verification continues the session at the same page.
    const renewed = await request('/verify', { next: '/me', verify_password: password, verify_code: code() });
    expect([renewed.status, renewed.headers.get('location')]).toEqual([303, '/staff/me']);
    for (let at = started; at < started + longest; at += idle - 1) {
      staff.site.clock.time = Math.max(staff.site.clock.time, at);
      await request('/me');
    }
    staff.site.clock.time = started + longest;
    const ended = await request('/me');
    expect([ended.status, ended.headers.get('location')]).toEqual([303, '/staff/sign-in?next=%2Fme']);
  });

  test('ten sessions at once: the eleventh ends the oldest', async () => {
    const { signIn } = await withPassword();
    const tokens: (string | undefined)[] = [];
    for (let n = 0; n < 11; n++) {
      tokens.push(cookieOf(await signIn()));
      staff.site.clock.time += minuteMs;
    }
    expect(await isSignedIn(tokens[0])).toBe(false);
    for (const token of tokens.slice(1)) expect(await isSignedIn(token)).toBe(true);
  });

  test('a disabled account is signed out at once and cannot sign in by any factor', async () => {
    const { id, response, authenticator, optionsOf } = await withPasskey();
    const boss = await staff.site.signedIn('Corporate', [], 'Luis Ortega');
    const disabled = await boss.request(`/team/${id}/disable`, {});
    expect([disabled.status, disabled.headers.get('location')]).toEqual([
      303,
      '/staff/team?notice=member-disabled',
    ]);
    expect(await isSignedIn(cookieOf(response))).toBe(false);
    const again = await staff.site.signedOut.request('/sign-in/passkey', {
      credential: authenticator.get(await optionsOf()),
    });
    expect(again.status).toBe(422);
    expect([await countOf('staff_passkeys'), await countOf('staff_tokens')]).toEqual([0, 0]);
    // A session row that reappears, for example from a backup, is not valid either.
    const other = await staff.site.signedIn('Front_Desk', [3]);
    await staff.database.kysely.updateTable('staff').set({ active: 0 }).where('id', '=', other.id).execute();
    expect((await other.request('/me')).status).toBe(303);
  });

  test('role and studios are read with every request', async () => {
    const member = await staff.site.signedIn('Studio_Manager', [3]);
    expect((await member.request('/team')).status).toBe(200);
    await staff.database.kysely
      .updateTable('staff')
      .set({ role: 'Teacher' })
      .where('id', '=', member.id)
      .execute();
    expect((await member.request('/team')).status).toBe(404);
  });

  test('sessions are listed and ended: one, or all others, by the member and by a manager', async () => {
    const { id, signIn } = await withPassword('Front_Desk');
    const tokens: string[] = [];
    for (let n = 0; n < 4; n++) {
      tokens.push(cookieOf(await signIn()) ?? '');
      staff.site.clock.time += minuteMs;
    }
    const [first = '', second = '', third = '', own = ''] = tokens;
    const request = staff.site.withCookie(own);
    const lines = (await (await request('/me', undefined, { accept: 'application/json' })).json()).screen.data
      .sessions;
    expect(lines).toHaveLength(4);
    expect(lines.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(lines[0]).toMatchObject({ method: 'Password and code', agent: 'Safari on iPhone' });
    await request('/me/sessions', { id: lines[3].id });
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
    await request('/me/sessions', {});
    expect([await isSignedIn(second), await isSignedIn(third), await isSignedIn(own)]).toEqual([
      false,
      false,
      true,
    ]);
    const manager = await staff.site.signedIn('Studio_Manager', [3]);
    await manager.request(`/team/${id}/sessions`, {});
    expect(await isSignedIn(own)).toBe(false);
  });

  test('a session of another member cannot be ended by its id', async () => {
    const ana = await staff.site.signedIn('Corporate');
    const luis = await staff.site.signedIn('Front_Desk', [3]);
    const { body } = await ana.requestJson('/me');
    await luis.request('/me/sessions', { id: body.screen.data.sessions[0].id });
    expect((await ana.request('/me')).status).toBe(200);
  });

  test('a change of factors ends the other sessions and invitations, and sends a mail', async () => {
    const { id, signIn } = await withPassword();
    const { kysely } = staff.database;
    const token = await issueInvitation(kysely, id, null, staff.site.clock.now());
    const other = cookieOf(await signIn()) ?? '';
    staff.site.clock.time += minuteMs;
    const own = cookieOf(await signIn()) ?? '';
    const request = staff.site.withCookie(own);
    const authenticator = createAuthenticator(here);
    const options = await (await request('/me/passkeys/options', {})).json();
    const added = await request('/me/passkeys', { credential: authenticator.create(options) });
    expect(added.headers.get('location')).toBe('/staff/me?notice=passkey-added');
    expect([await isSignedIn(other), await isSignedIn(own)]).toEqual([false, true]);
    expect((await staff.site.signedOut.request(`/invite/${token}`)).status).toBe(404);
    const mailbox = join(staff.site.env.DATA_DIR, 'mailbox');
    await expect.poll(() => readdirSync(mailbox).filter((file) => file.endsWith('.eml'))).toHaveLength(1);
    const [mail = ''] = readdirSync(mailbox);
    expect(readFileSync(join(mailbox, mail), 'utf8')).toContain('Your account now has a passkey');
    expect(await staff.database.kysely.selectFrom('staff_passkeys').select('staff_id').execute()).toEqual([
      { staff_id: id },
    ]);
  });

  test.each(['/me/passkeys', '/me/codes'])(
    'a process that stops right after the commit of %s has ended the other sessions',
    async (path) => {
      const { signIn } = await withPassword();
      const other = cookieOf(await signIn()) ?? '';
      staff.site.clock.time += minuteMs;
      const request = staff.site.withCookie(cookieOf(await signIn()) ?? '');
      const options = await (await request('/me/passkeys/options', {})).json();
      const credential = createAuthenticator(here).create(options);
      const { transact } = staff.database;
      const stopped = vi.spyOn(staff.database, 'transact').mockImplementationOnce(async (work) => {
        await transact(work);
        throw new Error('the process stops');
      });
      const response = await request(path, { credential });
      stopped.mockRestore();
      expect(response.status).toBe(500);
      expect(await countOf(path === '/me/codes' ? 'staff_tokens' : 'staff_passkeys')).toBeGreaterThan(0);
      expect(await isSignedIn(other)).toBe(false);
    },
  );

  test.each(['/me/passkeys', '/me/codes'])(
    'a request to %s whose session ends before its transaction adds no factor',
    async (path) => {
      const { signIn, id } = await withPassword();
      const request = staff.site.withCookie(cookieOf(await signIn()) ?? '');
      const options = await (await request('/me/passkeys/options', {})).json();
      const credential = createAuthenticator(here).create(options);
      const table = path === '/me/codes' ? 'staff_tokens' : 'staff_passkeys';
      const before = await countOf(table);
      const { transact } = staff.database;
      const spy = vi.spyOn(staff.database, 'transact').mockImplementationOnce(async (work) => {
        await staff.database.kysely.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
        return transact(work);
      });
      const response = await request(path, { credential });
      spy.mockRestore();
      expect(await response.text()).not.toMatch(/([A-Z2-7]{4}-){3}[A-Z2-7]{4}/);
      expect(await countOf(table)).toBe(before);
    },
  );

  test('signing out ends the session, the cookie and what the browser cached', async () => {
    const member = await staff.site.signedIn('Corporate');
    const response = await member.request('/sign-out', {});
    expect(response.headers.get('location')).toBe('/staff/sign-in?notice=signed-out');
    expect(response.headers.get('set-cookie')).toBe(
      '__Host-staff=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect((await member.request('/me')).status).toBe(303);
  });

  test('the cookie is locked to our host, unreadable for scripts and not sent by other sites', async () => {
    const { signIn } = await withPassword();
    const [cookie, device] = (await signIn()).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=86400$/,
    );
    expect(device).toMatch(
      /^__Host-staff-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    );
    const local = createStaffSite(staff.database, { settings: { PUBLIC_URL: 'http://localhost:3000' } });
    const response = await local.signedOut.request('/sign-out', {});
    expect(response.headers.get('set-cookie')).toMatch(
      /^staff=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/,
    );
  });

  test('shortcuts are on until a member switches them off', async () => {
    const ana = await staff.site.signedIn('Front_Desk', [3]);
    const hasShortcuts = async () => (await ana.requestJson('/me')).body.frame.member.hasShortcuts;
    expect(await hasShortcuts()).toBe(true);
    await ana.request('/me/shortcuts', { shortcuts: 'off' });
    expect(await hasShortcuts()).toBe(false);
    await ana.request('/me/shortcuts', { shortcuts: 'on' });
    expect(await hasShortcuts()).toBe(true);
  });

  test('disabling a member who is disabled already changes nothing more', async () => {
    const { id } = await staff.site.addMember('Front_Desk', [3]);
    for (let n = 0; n < 2; n++)
      await disableStaffMember(
        staff.database,
        systemActor,
        { id, studios: [toStudioId(3)] },
        staff.site.clock.now(),
      );
    expect((await findStaffMember(staff.database.kysely, id))?.isActive).toBe(false);
  });
});

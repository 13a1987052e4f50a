import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { countRecoveryCodes, issueRecoveryCodes } from '#server/models/staff/factors/recovery-codes.ts';
import { totpCode, totpStep } from '#server/models/staff/factors/totp.ts';
import { issueInvitation } from '#server/models/staff/invitations.ts';
import { findStaffMember, reinviteStaffMember } from '#server/models/staff/members.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import { cookieOf, here, inputOf, password, staffAccounts } from '#tests/site/staff-accounts.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';

describeOnBothDatabases('invitations and recovery', (open) => {
  const staff = staffAccounts(open);
  const { countOf, withPassword, withPasskey, isSignedIn } = staff;

  test('an invitation works once and for 24 hours, and reading it uses nothing up', async () => {
    const member = await staff.site.addMember('Front_Desk', [3]);
    const token = await issueInvitation(staff.database.kysely, member.id, null, staff.site.clock.now());
    const stored = await staff.database.kysely.selectFrom('staff_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (let n = 0; n < 3; n++)
      expect((await staff.site.signedOut.request(`/invite/${token}`)).status).toBe(200);

    const html = await (await staff.site.signedOut.request(`/invite/${token}`)).text();
    const encryptedSecret = inputOf(html, 'encryptedSecret') ?? '';
    const secret = (/select-all[^>]*>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
    const fields = { password, code: totpCode(secret, totpStep(staff.site.clock.now())), encryptedSecret };
    const both = await Promise.all(
      [1, 2].map(() => staff.site.signedOut.request(`/invite/${token}`, fields)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await countOf('staff_sessions')).toBe(1);
    expect((await staff.site.signedOut.request(`/invite/${token}`)).status).toBe(404);

    const late = await issueInvitation(staff.database.kysely, member.id, null, staff.site.clock.now());
    staff.site.clock.time += dayMs;
    expect((await staff.site.signedOut.request(`/invite/${late}`)).status).toBe(404);
    expect((await staff.site.signedOut.request(`/invite/${late}`, fields)).status).toBe(404);
  });

  /** A manager of two studios, who invites somebody for the front desk of one. */
  const withInvitation = async () => {
    const ana = await staff.site.signedIn('Corporate');
    const luis = await staff.site.signedIn('Studio_Manager', [3, 5], 'Luis Ortega');
    const mia = { name: 'Mia Chen', email: 'mia@heliora.example', role: 'Front_Desk', studio: ['3'] };
    const { link, members } = (await luis.requestJson('/team/invite', mia)).body.screen.data;
    const token = link.split('/').at(-1) as string;
    return { ana, luis, id: members[0].id as string, token };
  };
  /** Statuses of the invitation's page, options and acceptance. */
  const statusesOf = async (token: string) => {
    const { request } = staff.site.signedOut;
    const page = await request(`/invite/${token}`);
    const options = await request(`/invite/${token}/options`, {});
    const credential = options.ok ? createAuthenticator(here).create(await options.json()) : '{}';
    return [page.status, options.status, (await request(`/invite/${token}`, { credential })).status];
  };
  const valid = [200, 200, 200];
  const ended = [404, 404, 404];

  test('an invitation of a manager is accepted while nothing has changed', async () => {
    expect(await statusesOf((await withInvitation()).token)).toEqual(valid);
  });

  test.each([
    ['role', { role: 'Corporate' }],
    ['role', { role: 'Teacher', studio: '3' }],
    ['studios', { role: 'Front_Desk', studio: '5' }],
  ])('an invitation ends when the %s of its account changes: %j', async (_, fields) => {
    const { ana, id, token } = await withInvitation();
    const changed = await ana.request(`/team/${id}/role`, fields);
    expect(changed.headers.get('location')).toContain('notice=invitation-ended');
    expect(await statusesOf(token)).toEqual(ended);
    expect(await countOf('staff_passkeys')).toBe(0);
  });

  test.each([
    ['is disabled', 'disable', {}],
    ['gets another role', 'role', { role: 'Front_Desk', studio: '3' }],
    ['gets other studios', 'role', { role: 'Studio_Manager', studio: '4' }],
    ['is invited again', 'reinvite', {}],
  ])('an invitation ends when the member who made it %s, and stays ended', async (_, path, fields) => {
    const { ana, luis, token } = await withInvitation();
    await ana.request(`/team/${luis.id}/${path}`, fields);
    expect(await statusesOf(token)).toEqual(ended);
    await ana.request(`/team/${luis.id}/reinvite`, {});
    await ana.request(`/team/${luis.id}/role`, { role: 'Studio_Manager', studio: ['3', '5'] } as never);
    expect(await statusesOf(token)).toEqual(ended);
  });

  test('an invitation that is stored while its inviter loses the right to it is not accepted', async () => {
    const { luis, id } = await withInvitation();
    const { kysely } = staff.database;
    const invite = () => issueInvitation(kysely, id, luis.id, staff.site.clock.now());
    const promoted = await invite();
    await kysely.updateTable('staff').set({ role: 'Corporate' }).where('id', '=', id).execute();
    expect(await statusesOf(promoted)).toEqual(ended);
    await kysely.updateTable('staff').set({ role: 'Front_Desk' }).where('id', '=', id).execute();
    expect(await statusesOf(await invite())).toEqual(valid);
    await kysely.updateTable('staff').set({ active: 0 }).where('id', '=', luis.id).execute();
    expect(await statusesOf(await invite())).toEqual(ended);
  });

  test('an invitation is checked again by the transaction that accepts it', async () => {
    const { luis, id, token } = await withInvitation();
    const { database, site } = staff;
    const hash = vi.spyOn(site.services.staff.passwords, 'hash');
    hash.mockImplementationOnce(async () => {
      await database.kysely.updateTable('staff').set({ active: 0 }).where('id', '=', luis.id).execute();
      return 'hash';
    });
    const html = await (await site.signedOut.request(`/invite/${token}`)).text();
    const secret = (/select-all[^>]*>([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '');
    const code = totpCode(secret, totpStep(site.clock.now()));
    const fields = { password, code, encryptedSecret: inputOf(html, 'encryptedSecret') ?? '' };
    expect((await site.signedOut.request(`/invite/${token}`, fields)).status).toBe(404);
    expect(hash).toHaveBeenCalledTimes(1);
    expect(
      await database.kysely.selectFrom('staff_sessions').where('staff_id', '=', id).selectAll().execute(),
    ).toEqual([]);
  });

  test('recovery: a new invitation removes passkeys, password, codes and sessions, and sets no secret', async () => {
    const { id, response, authenticator, optionsOf } = await withPasskey();
    const member = await findStaffMember(staff.database.kysely, id);
    if (!member) throw new Error('the person exists');
    const token = await staff.database.transact((tx) =>
      reinviteStaffMember(tx, systemActor, member, staff.site.clock.now()),
    );
    expect(await isSignedIn(cookieOf(response))).toBe(false);
    const old = await staff.site.signedOut.request('/sign-in/passkey', {
      credential: authenticator.get(await optionsOf()),
    });
    expect(old.status).toBe(422);
    expect([
      await countOf('staff_passkeys'),
      await countOf('staff_secrets'),
      await countOf('staff_tokens'),
    ]).toEqual([0, 0, 1]);
    expect((await staff.site.signedOut.request(`/invite/${token}`)).status).toBe(200);
  });

  test('recovery: a code works once with the password; alone it only allows a new factor', async () => {
    const { id, signIn } = await withPassword();
    const codes = await issueRecoveryCodes(staff.database.kysely, id, staff.site.clock.now());
    expect(codes).toHaveLength(10);
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const [first = '', second = ''] = codes;
    expect((await signIn({ code: first.toLowerCase() })).status).toBe(303);
    staff.site.clock.time += 2000;
    expect((await signIn({ code: first })).status).toBe(422);
    staff.site.clock.time += 2000;
    const alone = await signIn({ password: '', code: second });
    expect([alone.status, cookieOf(alone)]).toEqual([303, undefined]);
    expect(alone.headers.get('location')).toMatch(/^\/staff\/invite\/[\w-]{43}$/);
    staff.site.clock.time += 2000;
    expect((await signIn({ password: 'wrong horse battery', code: codes[2] ?? '' })).status).toBe(422);
  });

  test('recovery: at a verification without the password, a code is refused and not used up', async () => {
    const { id, signIn } = await withPassword();
    const request = staff.site.withCookie(cookieOf(await signIn()) ?? null);
    const [code = ''] = await issueRecoveryCodes(staff.database.kysely, id, staff.site.clock.now());
    staff.site.clock.time += 11 * minuteMs;
    const refused = await request('/me/password', { verify_password: '', verify_code: code });
    expect(refused.status).toBe(422);
    expect(await countRecoveryCodes(staff.database.kysely, id)).toBe(10);
  });

  test('recovery: a new factor of an account that had one is reported by mail, the first is not', async () => {
    const { id, email } = await withPasskey();
    const reported = () => {
      const mailbox = join(staff.site.env.DATA_DIR, 'mailbox');
      const files = existsSync(mailbox) ? readdirSync(mailbox).filter((file) => file.endsWith('.eml')) : [];
      const mails = files.map((file) => readFileSync(join(mailbox, file), 'utf8'));
      return mails.filter((mail) => mail.includes('Your account now has a passkey')).length;
    };
    const enroll = async (token: string) => {
      const options = await (await staff.site.signedOut.request(`/invite/${token}/options`, {})).json();
      const credential = createAuthenticator(here).create(options);
      expect((await staff.site.signedOut.request(`/invite/${token}`, { credential })).status).toBe(200);
    };
    const [code = ''] = await issueRecoveryCodes(staff.database.kysely, id, staff.site.clock.now());
    const alone = await staff.site.signedOut.request('/sign-in', { email, password: '', code });
    await enroll(alone.headers.get('location')?.split('/').at(-1) ?? '');
    await expect.poll(() => reported()).toBe(1);
    // A new invitation removes the factors before it is accepted.
    await enroll(
      await staff.database.transact((tx) =>
        reinviteStaffMember(tx, systemActor, { id, studios: [] }, staff.site.clock.now()),
      ),
    );
    await expect.poll(() => reported()).toBe(2);
  });

  test('without a key a recovery code still leads to a new passkey', async () => {
    const { id, email } = await withPasskey();
    const [code = ''] = await issueRecoveryCodes(staff.database.kysely, id, staff.site.clock.now());
    const keyless = createStaffSite(staff.database, {
      settings: { STAFF_KEY: '', DATABASE_URL: 'postgres://x/y' },
    });
    const html = await (await keyless.signedOut.request('/sign-in')).text();
    expect(html).toContain('Recovery code');
    expect(html).toContain('name="code"');
    const alone = await keyless.signedOut.request('/sign-in', { email, code });
    const location = alone.headers.get('location') ?? '';
    expect([alone.status, cookieOf(alone)]).toEqual([303, undefined]);
    expect(location).toMatch(/^\/staff\/invite\/[\w-]{43}$/);
    expect((await keyless.signedOut.request(location.slice('/staff'.length))).status).toBe(200);
  });
});

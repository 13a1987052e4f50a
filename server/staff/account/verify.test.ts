import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createAuthenticator } from '#tests/fakes/software-authenticator.ts';
import { cookieOf, here, password, staffAccounts } from '#tests/site/staff-accounts.ts';

describeOnBothDatabases('verification', (open) => {
  const staff = staffAccounts(open);
  const { countOf, withPassword, withPasskey } = staff;

  test('sensitive changes need a verification after ten minutes, and no typed text is lost', async () => {
    const { signIn, code } = await withPassword();
    const token = cookieOf(await signIn()) ?? '';
    const request = staff.site.withCookie(token);
    staff.site.clock.time += 10 * minuteMs;
    const fields = {
      name: 'Mia "Chen" <b>',
      email: 'mia@heliora.example',
      role: 'Front_Desk',
      studio: ['3', '5'],
    };
    const unverified = await request('/team/invite', fields);
    expect(unverified.status).toBe(403);
    const html = await unverified.text();
    expect(html).toContain('action="/staff/team/invite"');
    expect(html).toContain('value="Mia &quot;Chen&quot; &lt;b&gt;"');
    expect(html.match(/name="studio"/g)).toHaveLength(2);
    expect(html).toContain('This step needs your password and a code once more. What you typed is kept.');
    expect(html).toContain('href="/staff"');
    expect(await staff.database.kysely.selectFrom('staff').selectAll().execute()).toHaveLength(1);
    const wrong = await request('/team/invite', { ...fields, verify_password: 'x', verify_code: code() });
    expect(wrong.status).toBe(422);
    // This screen has no field for an email address.
    expect(await wrong.text()).toContain('That did not match. Check your password and the newest code.');
    staff.site.clock.time += 2 * minuteMs;
    const done = await request('/team/invite', { ...fields, verify_password: password, verify_code: code() });
    expect(done.status).toBe(200);
    expect(await staff.database.kysely.selectFrom('staff').selectAll().execute()).toHaveLength(2);
    // No verification is required for ten minutes.
    staff.site.clock.time += 9 * minuteMs;
    expect((await request('/team/invite', { ...fields, email: 'b@heliora.example' })).status).toBe(200);
  });

  test('a download needs a verification too, and the member continues on the page that has its link', async () => {
    const { signIn, code } = await withPassword();
    const request = staff.site.withCookie(cookieOf(await signIn()) ?? '');
    staff.site.clock.time += 10 * minuteMs;
    const person = '/leads/0190a8f2-7c1e-7b3d-9e55-000000000001/person';
    const from = { referer: `https://heliora.example/staff${person}?copy=ready` };
    const unverified = await request(`${person}/copy?a=b`, undefined, from);
    expect(unverified.status).toBe(403);
    const html = await unverified.text();
    expect(html).toContain('action="/staff/verify"');
    expect(html).toContain(`name="next" value="${person}?copy=ready"`);
    const next = `${person}?copy=ready`;
    const done = await request('/verify', { next, verify_password: password, verify_code: code() });
    expect([done.status, done.headers.get('location')]).toEqual([303, `/staff${next}`]);
  });

  test('the passkey of another member does not verify', async () => {
    const mine = await withPasskey();
    const other = await withPasskey();
    const request = staff.site.withCookie(cookieOf(mine.response) ?? null);
    staff.site.clock.time += 11 * minuteMs;
    const html = await (await request('/me/codes', {})).text();
    expect(html).toContain('This step needs your passkey once more.');
    expect(html).toContain('Passkeys need JavaScript.');
    const options = await (await request('/verify/options', {})).json();
    const foreign = await request('/me/codes', { verify_credential: other.authenticator.get(options) });
    expect(foreign.status).toBe(422);
    const fresh = await (await request('/verify/options', {})).json();
    expect((await request('/me/codes', { verify_credential: mine.authenticator.get(fresh) })).status).toBe(
      200,
    );
  });

  test('a new passkey needs a verification with an old factor', async () => {
    const { signIn } = await withPassword();
    const request = staff.site.withCookie(cookieOf(await signIn()) ?? null);
    staff.site.clock.time += 11 * minuteMs;
    const options = await request('/me/passkeys/options', {}, { accept: 'application/json' });
    expect([options.status, await options.json()]).toEqual([403, { isFullNavigation: true }]);
    expect((await request('/me/passkeys', { credential: '{}' })).status).toBe(403);
    expect((await request('/me/password', {})).status).toBe(403);
    expect((await request('/me/codes', {})).status).toBe(403);
    expect(await countOf('staff_passkeys')).toBe(0);
  });

  test('the last factor cannot be removed: of two passkeys removed at once one stays', async () => {
    const { response, authenticator } = await withPasskey();
    const request = staff.site.withCookie(cookieOf(response) ?? null);
    const second = createAuthenticator(here);
    const options = await (await request('/me/passkeys/options', {})).json();
    expect((await request('/me/passkeys', { credential: second.create(options) })).status).toBe(303);
    const both = await Promise.all(
      [authenticator, second].map(({ id }) => request('/me/passkeys/remove', { id })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422]);
    expect(await countOf('staff_passkeys')).toBe(1);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { systemActor } from '#server/models/staff/staff-types.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { priya, sendAs } from '#tests/rows/sent-by-person.ts';
import { removeStaff } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';
import { ticketLogTexts } from '#words/staff/log.ts';

describeOnBothDatabases('team and log', (open) => {
  let database: Database;
  let site: StaffSite;
  beforeAll(async () => {
    database = await open('empty');
  });
  beforeEach(async () => {
    await removeStaff(database);
    site = createStaffSite(database);
  });
  const mia = { name: 'Mia Chen', email: 'Mia@Heliora.example', role: 'Front_Desk', studio: ['3'] };

  test('an invitation creates an account without a factor, shows its link once and mails it', async () => {
    const ana = await site.signedIn('Corporate');
    const { status, body } = await ana.requestJson('/team/invite', mia);
    expect(status).toBe(200);
    expect(body.screen.data.link).toMatch(/^https:\/\/heliora\.example\/staff\/invite\/[\w-]{43}$/);
    expect(body.screen.data.members).toMatchObject([
      { name: 'Mia Chen', studios: ['Davie'], isInvited: true },
    ]);
    const mailbox = join(site.env.DATA_DIR, 'mailbox');
    await expect.poll(() => readdirSync(mailbox).filter((file) => file.endsWith('.eml'))).toHaveLength(1);
    const mail = readFileSync(join(mailbox, readdirSync(mailbox)[0] ?? ''), 'utf8');
    expect(mail).toContain('To: Mia@heliora.example');
    expect(mail.replaceAll('=\r\n', '')).toContain(body.screen.data.link);
    expect((await ana.requestJson('/team')).body.screen.data.link).toBeNull();
    const html = await (await ana.request('/team/invite', { ...mia, email: 'zoe@heliora.example' })).text();
    expect(html).toMatch(/data-copy="https:\/\/heliora\.example\/staff\/invite\//);
    expect(html).not.toMatch(/value="(?:Mia Chen|zoe@)/);
    // The phone that shows the QR code cannot scan it.
    const invited = new URL(body.screen.data.link).pathname.slice('/staff'.length);
    expect(await (await site.signedOut.request(invited)).text()).toContain('href="otpauth://totp/');
  });

  test('an email address has one account, whatever its case', async () => {
    const ana = await site.signedIn('Corporate');
    await ana.request('/team/invite', mia);
    const { status, body } = await ana.requestJson('/team/invite', { ...mia, email: 'mia@heliora.EXAMPLE' });
    const { errors } = body.screen.data.refused;
    expect([status, errors.email]).toEqual([422, 'This address has an account already.']);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'mia' }, 'email'],
    [{ role: 'Owner' }, 'role'],
    [{ studio: [] as string[] }, 'studio'],
    [{ studio: ['99', 'x', '-1'] }, 'studio'],
  ])('an invitation with %j is refused, and the typed values stay', async (change, field) => {
    const ana = await site.signedIn('Corporate');
    const { status, body } = await ana.requestJson('/team/invite', { ...mia, ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.screen.data.refused.errors)).toEqual([field]);
    expect(body.screen.data.refused.fields.name).toBe({ ...mia, ...change }.name);
    expect(await database.kysely.selectFrom('staff').selectAll().execute()).toHaveLength(1);
  });

  test('a manager invites, sees and changes the front desk and teachers of the own studios only', async () => {
    const luis = await site.signedIn('Studio_Manager', [3, 5], 'Luis Ortega');
    for (const [change, status] of [
      [{}, 200],
      [{ role: 'Teacher', email: 't@heliora.example', studio: ['5'] }, 200],
      [{ studio: ['4'], email: 'a@heliora.example' }, 422],
      [{ role: 'Studio_Manager', email: 'b@heliora.example' }, 422],
      [{ role: 'Corporate', email: 'c@heliora.example' }, 422],
    ] as const)
      expect((await luis.requestJson('/team/invite', { ...mia, ...change } as never)).status).toBe(status);

    const others = [
      await site.addMember('Front_Desk', [4]),
      await site.addMember('Front_Desk', [3, 4]),
      await site.addMember('Studio_Manager', [3]),
      await site.addMember('Corporate'),
      { id: luis.id },
    ];
    const { body } = await luis.requestJson('/team');
    expect(body.screen.data.members.map(({ role }: { role: string }) => role).sort()).toEqual([
      'Front_Desk',
      'Teacher',
    ]);
    for (const { id } of others) {
      expect((await luis.request(`/team/${id}`)).status).toBe(404);
      for (const path of ['role', 'disable', 'reinvite', 'sessions'])
        expect((await luis.request(`/team/${id}/${path}`, { role: 'Teacher', studio: '3' })).status).toBe(
          404,
        );
    }
    const [own] = body.screen.data.members;
    expect((await luis.request(`/team/${own.id}/role`, { role: 'Studio_Manager', studio: '3' })).status).toBe(
      422,
    );
    expect((await luis.request(`/team/${own.id}/role`, { role: 'Teacher', studio: '5' })).status).toBe(303);
  });

  test.each([
    ['disable', 'disable'],
    ['lower', 'role'],
  ])('two Corporates who %s each other at once: one stays', async (_, path) => {
    const ana = await site.signedIn('Corporate');
    const luis = await site.signedIn('Corporate', [], 'Luis Ortega');
    const fields = { role: 'Teacher', studio: '3' };
    await Promise.all([
      ana.request(`/team/${luis.id}/${path}`, fields),
      luis.request(`/team/${ana.id}/${path}`, fields),
    ]);
    const left = database.kysely.selectFrom('staff').select('id').where('role', '=', 'Corporate');
    expect(await left.where('active', '=', 1).execute()).toHaveLength(1);
  });

  test('the log cannot be changed or deleted', async () => {
    await writeAuditLog(database.kysely, systemActor, { action: 'team.invite' }, 1);
    await expect(database.kysely.updateTable('staff_log').set({ action: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(database.kysely.deleteFrom('staff_log').execute()).rejects.toThrow('append-only');
  });

  test('a line shows its lead to members who may see it, and no longer after an erasure', async () => {
    const at = site.clock.now() - hourMs;
    const moved = await sendAs(database, { at });
    const cancelled = await sendAs(database, { at, formKind: 'cancellation', name: 'Omar Gray' });
    const grace = await site.signedIn('Corporate', [], 'Grace Ault');
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    const leadOf = async (reader: typeof ana, text: string) => {
      const { body } = await reader.requestJson('/log');
      const rows: { text: string; ticket: { id: string; name: string; reference: string } | null }[] =
        body.screen.data.rows;
      return rows.find((row) => row.text === text)?.ticket;
    };
    await ana.request(`/leads/${moved}/take`, { version: '1' });
    const named = { id: moved, name: priya.name, reference: expect.stringMatching(/^[0-9A-F]{8}$/) };
    for (const reader of [grace, luis, ana]) expect(await leadOf(reader, 'took a lead')).toEqual(named);
    expect(await (await ana.request('/log')).text()).toContain(`href="/staff/leads/${moved}"`);

    // The front desk sees that there is a cancellation, but not whose it is.
    await luis.request(`/leads/${cancelled}/stage`, { version: '1', stage: 'in-touch' });
    expect(await leadOf(luis, 'moved a lead to another stage')).toMatchObject({ name: 'Omar Gray' });
    const masked = { memberId: ana.id, network: '' };
    const entry = { action: 'ticket.contact', subject: cancelled, studio: toStudioId(3) } as const;
    await writeAuditLog(database.kysely, masked, entry, site.clock.now());
    expect(await leadOf(ana, 'contacted a lead')).toMatchObject({ id: cancelled, name: 'A member' });

    await ana.request(`/leads/${moved}/move`, { version: '2', studio: '4' });
    for (const reader of [luis, ana]) {
      expect(await leadOf(reader, 'took a lead')).toBeNull();
      const log = await (await reader.request('/log')).text();
      expect([log.includes(moved), log.includes(priya.name)]).toEqual([false, false]);
    }
    expect(await leadOf(grace, 'took a lead')).toEqual(named);
    const { reference } = (await leadOf(grace, 'took a lead')) ?? {};
    await grace.request(`/leads/${moved}/person/erase`, {
      confirm: reference ?? '',
      mail: 'on',
      phone: 'on',
    });
    expect(await leadOf(grace, 'took a lead')).toEqual({ ...named, name: 'No longer stored' });
  });

  test('each role reads its own lines, in pages without gap or repeat', async () => {
    // Its own database, because no line of a log can be removed.
    const database = await open('empty');
    const site = createStaffSite(database);
    const members = {
      Corporate: await site.signedIn('Corporate'),
      Studio_Manager: await site.signedIn('Studio_Manager', [3, 5]),
      Front_Desk: await site.signedIn('Front_Desk', [3]),
      Teacher: await site.signedIn('Teacher', [3]),
    };
    const ids = Object.values(members).map(({ id }) => id);
    const lines: { memberId: string | null; studio: number | null }[] = [];
    for (let n = 0; n < 240; n++) {
      const line = {
        memberId: n % 5 === 4 ? null : (ids[n % 4] ?? null),
        studio: [null, 3, 4, 5][n % 4 === 0 ? n % 3 : (n * 7) % 4] ?? null,
      };
      lines.push(line);
      await writeAuditLog(
        database.kysely,
        { memberId: line.memberId, network: '' },
        { action: 'ticket.take', studio: line.studio === null ? null : toStudioId(line.studio) },
        site.clock.now() + n,
      );
    }
    const expected = {
      Corporate: lines.length,
      Studio_Manager: lines.filter(
        ({ memberId, studio }) => memberId === ids[1] || studio === 3 || studio === 5,
      ).length,
      Front_Desk: lines.filter(({ memberId }) => memberId === ids[2]).length,
      Teacher: lines.filter(({ memberId }) => memberId === ids[3]).length,
    };
    for (const [role, member] of Object.entries(members)) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { body } = await member.requestJson(`/log?after=${after}`);
        seen.push(...body.screen.data.rows.map(({ id }: { id: string }) => id));
        after = body.screen.data.next;
      }
      expect([role, seen.length, new Set(seen).size]).toEqual([
        role,
        expected[role as 'Teacher'],
        seen.length,
      ]);
    }
  });

  test('that somebody applied as a manager is in the log for Corporate only', async () => {
    const application = await sendAs(database, { formKind: 'career-application' });
    const line = { action: 'ticket.plan', subject: application, studio: toStudioId(3) } as const;
    await writeAuditLog(database.kysely, systemActor, line, site.clock.now());
    const isReadBy = async (role: 'Corporate' | 'Studio_Manager') => {
      const { request } = await site.signedIn(role, role === 'Corporate' ? [] : [3]);
      return (await (await request('/log')).text()).includes(ticketLogTexts.plan);
    };
    expect([await isReadBy('Corporate'), await isReadBy('Studio_Manager')]).toEqual([true, false]);
  });

  test('sign-ins are in the log only if they are asked for', async () => {
    const ana = await site.signedIn('Corporate');
    await writeAuditLog(
      database.kysely,
      { memberId: ana.id, network: '' },
      { action: 'auth.sign-in' },
      site.clock.now() + dayMs,
    );
    const hasSignIn = async (path: string) => (await (await ana.request(path)).text()).includes('signed in');
    expect([await hasSignIn('/log?all=1'), await hasSignIn('/log')]).toEqual([true, false]);
  });
});

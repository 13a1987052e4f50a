import { beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { roles } from '#domain/staff/permissions.ts';
import { studios, toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { davie, deerfield, sendAs } from '#tests/rows/sent-by-person.ts';
import type { StaffBrowser } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const unattended = { accept: 'application/json', 'x-unattended': '1' };

describeOnBothDatabases('the version that open pages compare', (open) => {
  let database: Database;
  let site: StaffSite;
  const lead = (name: string, locationId = davie) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    return sendAs(database, { name, email, locationId, at: now - minuteMs });
  };
  const ask = (member: StaffBrowser) => member.request('/version', undefined, unattended);
  const versionOf = async (member: StaffBrowser) => {
    const body = (await (await ask(member)).json()) as { version: string };
    expect(Object.keys(body)).toEqual(['version']);
    return body.version;
  };
  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now });
  });

  test('changes with a new lead and with a change, in this process and in another one, for members of the studio', async () => {
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    // Another process on the same database.
    const luis = await createStaffSite(database, { now }).signedIn('Studio_Manager', [3, 4], 'Luis Ortega');
    const rosa = await site.signedIn('Studio_Manager', [4], 'Rosa Vidal');
    const versions = async () => [await versionOf(ana), await versionOf(luis), await versionOf(rosa)];
    const before = await versions();
    expect(await versions()).toEqual(before);
    const id = await lead('Maya Thompson');
    const sent = await versions();
    await ana.request(`/leads/${id}/take`, {});
    const taken = await versions();
    for (const member of [0, 1]) expect(new Set([before[member], sent[member], taken[member]]).size).toBe(3);
    expect([sent[2], taken[2]]).toEqual([before[2], before[2]]);
    await lead('Carlos Delgado', deerfield);
    const [anas, ...others] = await versions();
    expect(anas).toBe(taken[0]);
    for (const [at, other] of others.entries()) expect(other).not.toBe(taken[at + 1]);
  });

  test('a change of a studio is told to no member of another one: every role, every studio', async () => {
    const members = await Promise.all(
      roles.flatMap((role) =>
        [[3], [4, 5]].map(async (own) => ({ role, own, page: await site.signedIn(role, own) })),
      ),
    );
    const seeing = members.filter(({ role }) => role !== 'Teacher');
    for (const { page, role } of members)
      expect((await ask(page)).status, role).toBe(role === 'Teacher' ? 404 : 200);
    const versions = () => Promise.all(seeing.map(({ page }) => versionOf(page)));
    let before = await versions();
    for (const { id } of studios) {
      await database.transact((tx) => raiseStudioVersions(tx, [id]));
      const after = await versions();
      for (const [at, { role, own }] of seeing.entries())
        expect(after[at] !== before[at], `${role} of ${own}, studio ${id}`).toBe(
          role === 'Corporate' || own.map(toStudioId).includes(id),
        );
      before = after;
    }
  });

  test('is stored in no cache, and is refused to a member who is disabled or signed out', async () => {
    const boss = await site.signedIn('Corporate', [], 'Grace Ault');
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    const luis = await site.signedIn('Front_Desk', [3], 'Luis Ortega');
    expect((await ask(ana)).headers.get('cache-control')).toBe('no-store');
    await ana.request('/sign-out', {});
    await boss.request(`/team/${luis.id}/disable`, {});
    for (const ended of [ana, luis]) {
      const response = await ask(ended);
      expect([response.status, await response.json()]).toEqual([401, { isFullNavigation: true }]);
    }
    expect((await ask(boss)).status).toBe(200);
  });

  test('an open page alone does not keep a session from being idle', async () => {
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    for (let minutes = 0; minutes < 60; minutes += 5) {
      await versionOf(ana);
      expect(await (await ana.request('/', undefined, unattended)).json()).toHaveProperty('screen');
      site.clock.time += 5 * minuteMs;
    }
    for (const path of ['/version', '/']) {
      const response = await ana.request(path, undefined, unattended);
      expect([response.status, await response.json()], path).toEqual([403, { isFullNavigation: true }]);
    }
  });
});

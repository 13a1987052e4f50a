import { beforeEach, expect, test } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { davie, deerfield, sendAs } from '#tests/databases/sent-by-person.ts';
import type { StaffBrowser } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnBothDatabases('live pages', (open) => {
  let database: Database;
  /** Two processes on one database. */
  let site: StaffSite;
  let second: StaffSite;
  const lead = (name: string, locationId = davie) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    return sendAs(database, { name, email, locationId, at: now - minuteMs });
  };
  /** The stream of a page: the text received so far, and functions that wait for an event. */
  const listen = async (member: StaffBrowser) => {
    const response = await member.request('/live', undefined, { accept: 'text/event-stream' });
    const reader = response.body?.getReader();
    const page = { response, text: '', isOver: false };
    const reading = (async () => {
      for (;;) {
        const part = await reader?.read();
        if (!part || part.done) break;
        page.text += Buffer.from(part.value).toString();
      }
      page.isOver = true;
    })();
    return Object.assign(page, {
      hears: (word: string) => expect.poll(() => page.text).toContain(word),
      ends: () => reading,
      leave: () => reader?.cancel(),
    });
  };
  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now });
    second = createStaffSite(database, { now });
  });

  test('a change is sent in its own process and in another one, to the members of its studio', async () => {
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    const luis = await second.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const rosa = await second.signedIn('Studio_Manager', [4], 'Rosa Vidal');
    const id = await lead('Maya Thompson');
    const pages = [await listen(ana), await listen(luis), await listen(rosa)] as const;
    expect(pages[0].response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(pages[0].response.headers.get('cache-control')).toBe('no-store, no-transform');
    await ana.request(`/leads/${id}/take`, {});
    await pages[0].hears('event: changed');
    await pages[1].hears('event: changed');
    // The next event for Rosa is about her own studio; she got none before it.
    expect(pages[2].text).not.toContain('changed');
    await lead('Carlos Delgado', deerfield);
    await pages[2].hears('event: changed');
    // No name, no id, no number: only event names and padding.
    for (const { text } of pages) expect(text.replaceAll(/event: changed\ndata:|[:\s]/g, '')).toBe('');
    second.services.staff.live.close();
    await Promise.all([pages[1].ends(), pages[2].ends()]);
    expect([site.services.staff.live.open, second.services.staff.live.open]).toEqual([1, 0]);
    expect((await luis.request('/live')).status).toBe(503);
    await pages[0].leave();
    expect(site.services.staff.live.open).toBe(0);
  });

  test('signing out and disabling end the streams of that member only', async () => {
    const boss = await site.signedIn('Corporate', [], 'Grace Ault');
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    const luis = await site.signedIn('Front_Desk', [3], 'Luis Ortega');
    const [anas, luises, own] = [await listen(ana), await listen(luis), await listen(boss)];
    await ana.request('/sign-out', {});
    await anas.ends();
    await boss.request(`/team/${luis.id}/disable`, {});
    await luises.ends();
    expect([anas.text, luises.text].every((text) => text.endsWith('event: signed-out\ndata:\n\n'))).toBe(
      true,
    );
    expect(own.isOver).toBe(false);
    expect((await luis.request('/live')).status).toBe(303);
    await own.leave();
  });

  test('an open page alone does not keep a session from being idle', async () => {
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    const unattended = { accept: 'application/json', 'x-unattended': '1' };
    const page = await listen(ana);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      expect(await (await ana.request('/', undefined, unattended)).json()).toHaveProperty('screen');
      site.clock.time += 5 * minuteMs;
    }
    expect(await (await ana.request('/', undefined, unattended)).json()).toEqual({ isFullNavigation: true });
    await page.leave();
  });

  test('the badge counts the unassigned leads of the own studios, on every screen', async () => {
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    await lead('Maya Thompson');
    const id = await lead('Carlos Delgado');
    await lead('Somebody Else', deerfield);
    for (const path of ['/', '/leads?tab=mine', `/leads/${id}`, '/me'])
      expect((await ana.requestJson(path)).body.frame, path).toMatchObject({
        unassignedCount: 2,
        overdueCount: 0,
      });
    const html = await (await ana.request('/me')).text();
    expect(html).toContain('<title>(2) ');
    await ana.request(`/leads/${id}/take`, {});
    site.clock.time += 2 * dayMs;
    const later = await site.signedIn('Front_Desk', [3], 'Mia Chen');
    expect((await later.requestJson('/')).body.frame).toMatchObject({ unassignedCount: 1, overdueCount: 1 });
  });
});

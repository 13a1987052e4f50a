import { beforeEach, expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { sendLead, sentAt } from '#tests/rows/sent-leads.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

describeOnSqlite('figures', (open) => {
  let database: Database;
  let site: StaffSite;
  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now: sentAt + 4 * minuteMs });
    const first = await sendLead(database, 'a', {
      pageUri: 'https://heliora.example/?utm_source=%3D1%2B1',
    });
    await sendLead(database, 'b');
    const ana = await site.signedIn('Front_Desk', [8]);
    await ana.request(`/leads/${first}/contact`, { channel: 'call', outcome: 'reached' });
  });

  test('Corporate sees a row for each studio on the start screen, and each number leads to its list', async () => {
    const owner = await site.signedIn('Corporate');
    const html = await (await owner.request('/')).text();
    expect(html).toContain('Studios this week');
    const { week, open } = (await owner.requestJson('/')).body.screen.data.studios;
    expect(week.rows).toHaveLength(21);
    expect(week.rows[0]).toMatchObject({ id: '8', figures: { leads: 2, open_5m: 1, uncontacted: 1 } });
    expect(open['8']).toEqual({ waiting: 1, overdue: 0 });
    const links = [...html.matchAll(/href="\/staff(\/leads\?[^"]*figure=[^"]*)"[^>]*>(\d+)</g)];
    expect(links.length).toBeGreaterThan(4);
    for (const [, href = '', count] of links) {
      const { rows } = (await owner.requestJson(href.replaceAll('&amp;', '&'))).body.screen.data;
      expect(rows, href).toHaveLength(Number(count));
    }
  });

  test('every number of the screen leads to as many leads, by studio, form and source, in both clocks', async () => {
    const manager = await site.signedIn('Studio_Manager', [8]);
    for (const search of ['', '?by=form', '?by=source&hours=all', '?studio=8&by=form&hours=all']) {
      const html = await (await manager.request(`/figures${search}`)).text();
      expect(html).toContain('<svg');
      const links = [...html.matchAll(/href="\/staff(\/leads\?[^"]*figure=(\w+)[^"]*)"[^>]*>(\d+)</g)];
      expect(links.length).toBeGreaterThan(8);
      for (const [, href = '', figure, count] of links) {
        if (figure === 'reached') continue;
        const { rows } = (await manager.requestJson(href.replaceAll('&amp;', '&'))).body.screen.data;
        expect(rows, href).toHaveLength(Number(count));
      }
    }
  });

  test('the file has what the screen shows, and no formula of a visitor', async () => {
    const manager = await site.signedIn('Studio_Manager', [8]);
    const response = await manager.request('/figures/csv?by=source');
    expect(response.headers.get('content-disposition')).toContain('figures-2026-11-16-2026-11-22.csv');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('Week (Monday),Source,Leads,Answered within 5 minutes');
    expect(lines.slice(1)).toContain("2026-11-16,'=1+1,1,1,1,1,1,1,1,0,1,0,0,0,1");
    expect(lines.slice(1)).toContain('2026-11-16,No source,1,0,0,0,0,0,0,1,0,0,0,0,0');
  });

  test('managers see their studios only, the front desk no figures, and a wrong filter is no page', async () => {
    const other = await site.signedIn('Studio_Manager', [3]);
    const { total, rows } = (await other.requestJson('/figures?studio=8')).body.screen.data;
    expect([total.leads, rows]).toEqual([0, []]);
    expect(await (await other.request('/figures')).text()).toContain('No leads in these weeks.');
    for (const path of ['/figures?studio=99', '/figures/csv?form=x'])
      expect((await other.request(path)).status).toBe(404);
    const desk = await site.signedIn('Front_Desk', [8]);
    for (const path of ['/figures', '/figures/csv']) expect((await desk.request(path)).status).toBe(404);
    expect((await desk.requestJson('/')).body.screen.data.studios).toBeNull();
  });
});

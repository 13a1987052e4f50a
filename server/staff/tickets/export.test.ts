import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import type { StaffBrowser } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnSqlite('export of what the list shows', (open) => {
  let database: Database;
  let site: StaffSite;
  beforeEach(async () => {
    database = await open('empty');
    site = createStaffSite(database, { now });
  });
  const logged = (action: string) =>
    database.kysely.selectFrom('staff_log').selectAll().where('action', '=', action).execute();
  const exported = async (member: StaffBrowser, query: string) => {
    const response = await member.request('/leads/export', Object.fromEntries(new URLSearchParams(query)));
    expect(response.status).toBe(200);
    // Not `text()`, which drops the byte order mark.
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    const [header, ...lines] = text.split('\r\n').slice(0, -1);
    return { response, header, lines, references: lines.map((line) => line.split(',')[0]) };
  };
  const listed = async (member: StaffBrowser, query: string) => {
    const references: string[] = [];
    for (let after = ''; ; ) {
      const { data } = (await member.requestJson(`/leads?${query}${after}`)).body.screen;
      references.push(...data.rows.map((row: { reference: string }) => row.reference));
      if (!data.next) return references;
      after = `&after=${data.next}`;
    }
  };

  test('a foreign studio in the query is no line in the log that its managers read', async () => {
    await exported(await site.signedIn('Studio_Manager', [3], 'Luis Ortega'), 'tab=all&studio=7');
    for (const action of ['tickets.export', 'tickets.exported'])
      expect((await logged(action)).map(({ studio_id }) => studio_id)).toEqual([null]);
  });

  test('the file has the rows of all pages of the list, in its order, for any filter and member', async () => {
    const ids = await fillTickets(database, 160, 21, now);
    const ana = await site.signedIn('Corporate');
    const luis = await site.signedIn('Studio_Manager', [3, 4, 5], 'Luis Ortega');
    const random = fuzzRandom(21);
    for (const id of ids.slice(0, 40))
      await ana.request(`/leads/${id}/${random.pick(['take', 'contact'])}`, { channel: 'call' });
    let rows = 0;
    for (const member of [ana, luis])
      for (const query of [
        'tab=unassigned',
        'tab=mine',
        'tab=all',
        'tab=held',
        'tab=all&studio=3',
        'tab=all&form=contact',
        'tab=all&form=career-application',
        'tab=all&campaign=winter',
        'q=towels',
        'q=ana&form=contact',
        'tab=all&from=2026-11-01&to=2026-11-10',
        `tab=all&assignee=${ana.id}`,
        'tab=all&studio=99',
      ]) {
        const file = await exported(member, query);
        expect(file.references, query).toEqual(await listed(member, query));
        rows += file.references.length;
      }
    expect(rows).toBeGreaterThan(300);
    expect((await exported(ana, 'tab=all&studio=99')).references).toEqual([]);
    const { response, header, lines } = await exported(ana, 'tab=unassigned');
    // The studio's time, with its offset.
    expect(lines[0]?.split(',')[1]).toMatch(/^2026-1\d-\d\dT\d\d:\d\d-0[45]:00$/);
    expect(header).toMatch(/^\ufeffReference,Arrived \(Florida time\),Form,Studio,Name,Email,Phone,/);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="leads-2026-11-16\.csv"/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('the log has who exported how many, but not the search', async () => {
    await fillTickets(database, 30, 22, now);
    const ana = await site.signedIn('Corporate');
    const { references } = await exported(ana, 'tab=all&q=towels');
    const [began] = await logged('tickets.export');
    expect(began).toMatchObject({ staff_id: ana.id });
    expect(JSON.stringify(began)).not.toContain('towels');
    const html = await (await ana.request('/log')).text();
    expect(html).toContain(`exported ${references.length} leads`);
    // An interrupted download is logged too, with the number of rows that were sent.
    const response = await ana.request('/leads/export', { tab: 'all' });
    await response.body?.cancel();
    await expect.poll(async () => (await logged('tickets.exported')).length).toBe(2);
    expect(await (await ana.request('/log')).text()).toContain('the download was broken off');
  });

  test('a name that a spreadsheet would read as a formula stays text', async () => {
    const email = 'robot@example.com';
    const payload = { name: '=HYPERLINK("http://evil.example")', email, description: '+1+cmd|x' };
    await storeSubmission(
      intakeOn(database, { clock: adjustableClock(now - 60_000) }),
      testMetadata(),
      testInput({ email, payload }),
    );
    await openBatch(database, 10, now);
    const ana = await site.signedIn('Corporate');
    const text = await (await ana.request('/leads/export', { tab: 'all' })).text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`'+1+cmd|x`);
  });
});

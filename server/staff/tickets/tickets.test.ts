import { beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { deerfield, type Sending, sendAs } from '#tests/rows/sent-by-person.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const hostile = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';

describeOnSqlite('start screen, list and ticket', (open) => {
  let database: Database;
  let site: StaffSite;
  /** Sends a lead some hours ago and returns its id. */
  const lead = (name: string, { hoursAgo = 2, ...more }: Sending & { hoursAgo?: number } = {}) => {
    const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
    return sendAs(database, { name, email, at: now - hoursAgo * hourMs, ...more });
  };
  const leads = (path: string, id: string) => `/leads/${id}${path}`;
  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now });
  });

  test('the start screen shows unassigned leads, the longest waiting first', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    await lead('Maya Thompson', { hoursAgo: 1 });
    await lead('Carlos Delgado', { hoursAgo: 30 });
    await lead('Somebody Else', { locationId: deerfield });
    const { body } = await ana.requestJson('/');
    const { unassigned, mine, figures } = body.screen.data;
    expect(unassigned.map(({ name }: { name: string }) => name)).toEqual(['Carlos Delgado', 'Maya Thompson']);
    expect([mine, figures.unassigned, figures.oldestMs]).toEqual([[], 2, 30 * hourMs]);
    expect(figures.isOldestOverdue).toBe(true);
    expect(body.frame.unassignedCount).toBe(2);
    const html = await (await ana.request('/')).text();
    expect(html).toContain('Good morning, Ana');
    expect(html).toContain('Carlos Delgado');
    expect(html).not.toContain('Somebody Else');
  });

  test('the longest wait on the start screen is that of all unassigned leads, also of those not shown', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const old = await lead('Carlos Delgado', { hoursAgo: 40 });
    await ana.request(leads('/take', old), {});
    await ana.request(leads('/contact', old), {
      channel: 'call',
      outcome: 'no-answer',
      at: '2026-11-20T09:00',
    });
    const { version } = (await ana.requestJson(leads('', old))).body.screen.data.ticket;
    await ana.request(leads('/hand-back', old), { version: String(version) });
    for (let n = 0; n < 9; n++) await lead(`Lead ${n}`, { hoursAgo: 3 });
    const { unassigned, figures } = (await ana.requestJson('/')).body.screen.data;
    expect(unassigned.map(({ id }: { id: string }) => id)).not.toContain(old);
    expect([figures.unassigned, figures.oldestMs]).toEqual([10, 40 * hourMs]);
  });

  test('the start screen shows an outage of the booking provider when the schedule is 30 minutes old', async () => {
    let age: number | null = 30 * 60_000;
    const site = createStaffSite(database, { now, booking: { ageMs: () => age } });
    const ana = await site.signedIn('Front_Desk', [3]);
    const page = async () => (await ana.request('/')).text();
    expect(await page()).not.toContain('booking system');
    age += 90 * 60_000;
    expect(await page()).toContain('The booking system has not answered for 2 h.');
    age = null;
    expect(await page()).toContain('The booking system has not answered yet');
  });

  test('the badge counts the unassigned leads of the own studios, on every screen', async () => {
    const ana = await site.signedIn('Front_Desk', [3], 'Ana Ruiz');
    await lead('Maya Thompson');
    const id = await lead('Carlos Delgado');
    await lead('Somebody Else', { locationId: deerfield });
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

  test('a lead is taken, called, noted and closed with plain forms', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const id = await lead('Maya Thompson');
    const taken = await ana.request(leads('/take', id), { back: `/leads?at=${id}` });
    expect(taken.status).toBe(303);
    const place = new URL(taken.headers.get('location') ?? '', 'http://x');
    expect([place.pathname, place.searchParams.get('at'), place.searchParams.get('notice')]).toEqual([
      '/staff/leads',
      id,
      'taken',
    ]);
    site.clock.time += 60_000;
    await ana.request(leads('/contact', id), { channel: 'call', outcome: 'reached' });
    site.clock.time += 60_000;
    await ana.request(leads('/note', id), { text: 'Prefers mornings.\r\nCalls back.' });
    const { body } = await ana.requestJson(leads('', id));
    const { ticket } = body.screen.data;
    // One way to call, which asks what came of it, and one to write, which sends the mail.
    const html = await (await ana.request(leads('', id))).text();
    expect([...html.matchAll(/href="(?:tel|mailto):/g)]).toHaveLength(1);
    expect(ticket).toMatchObject({ status: 'IN_PROGRESS', assignee: { isMe: true } });
    expect(ticket.timeline[0]).toMatchObject({ note: 'Prefers mornings.\nCalls back.' });
    expect(ticket).toMatchObject({ stage: 'in-touch', tries: 1, dueAt: Date.parse('2026-11-19T15:00:00Z') });
    await ana.request(leads('/stage', id), { version: String(ticket.version), lost: 'price' });
    const after = (await ana.requestJson(leads('', id))).body.screen.data.ticket;
    expect(after).toMatchObject({ status: 'RESOLVED', stage: 'lost', reason: 'price' });
    expect((await ana.requestJson('/leads?tab=done')).body.screen.data.rows).toHaveLength(1);
  });

  test('the last change can be undone by the form in its response', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const id = await lead('Maya Thompson');
    const response = await ana.request(leads('/take', id), { back: '/' });
    const place = (response.headers.get('location') ?? '').slice('/staff'.length) || '/';
    const html = await (await ana.request(place)).text();
    const action = /action="\/staff(\/leads\/[^"]+\/undo\?event=[^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('It is yours.');
    expect((await ana.request(action, { back: '/' })).headers.get('location')).toBe('/staff?notice=undone');
    expect((await ana.requestJson(leads('', id))).body.screen.data.ticket).toMatchObject({
      status: 'NEW',
      assignee: null,
    });
  });

  test('a request that was sent twice is closed by one press, beside the other one of the person', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const first = await lead('Maya Thompson');
    const second = await lead('Maya Thompson', { hoursAgo: 1 });
    const html = await (await ana.request(leads('', second))).text();
    expect(html).toContain(`href="/staff/leads/${first}"`);
    expect(html).toContain('Sent twice</button>');
    const fields = { version: '1', reason: 'duplicate' };
    expect((await ana.request(leads('/dismiss', second), fields)).status).toBe(303);
    const after = await (await ana.request(leads('', second))).text();
    expect(after).toContain('closed it: Sent twice');
    expect(after).not.toContain('Sent twice</button>');
    expect((await ana.requestJson('/leads')).body.screen.data.rows).toHaveLength(1);
  });

  test('the second of two members sees who was first, on the screen where the change was made', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const luis = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    const id = await lead('Maya Thompson');
    await luis.request(leads('/take', id), {});
    const alone = await ana.request(leads('/take', id), {});
    expect(alone.status).toBe(409);
    expect(await alone.text()).toContain('Luis Ortega took this today at 9:00\u00a0AM.');
    const beside = await ana.requestJson(leads('/take', id), { back: `/leads?at=${id}` });
    expect([beside.status, beside.body.screen.name]).toEqual([409, 'list']);
    expect(beside.body.screen.data.open.conflict).toMatchObject({ memberName: 'Luis Ortega', what: 'take' });
    const stale = await luis.requestJson(leads('/stage', id), { version: '1', stage: 'joined' });
    expect(stale.status).toBe(409);
    const forged = await luis.requestJson(leads('/stage', id), { version: 'NaN', stage: 'joined' });
    expect(forged.status).toBe(409);
  });

  test('a refused form shows a message and keeps the typed text', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const id = await lead('Maya Thompson');
    const empty = await ana.requestJson(leads('/note', id), { text: '  ' });
    expect([empty.status, empty.body.screen.data.refused.errors.text]).toEqual([
      422,
      'Please write something first.',
    ]);
    const long = await ana.requestJson(leads('/note', id), { text: 'x'.repeat(4001) });
    expect(long.body.screen.data.refused.fields.text).toHaveLength(4001);
    for (const [kind, fields] of [
      ['contact', { channel: 'pigeon' }],
      ['stage', { version: '1', stage: 'constructor' }],
      ['dismiss', { version: '1', reason: 'whatever' }],
      ['move', { version: '1', studio: '99' }],
    ] as const) {
      const { status, body } = await ana.requestJson(leads(`/${kind}`, id), fields);
      expect([kind, status, body.screen.data.refused.message]).toEqual([
        kind,
        422,
        'Please choose from the list first.',
      ]);
    }
    expect((await ana.requestJson(leads('', id))).body.screen.data.ticket.version).toBe(1);
  });

  test("another studio's lead, an unknown one and an invalid id are the same 404 for every change", async () => {
    const mia = await site.signedIn('Front_Desk', [4], 'Mia Chen');
    const id = await lead('Maya Thompson');
    const texts = new Set<string>();
    for (const one of [id, '0190a8f2-7c1e-7b3d-9e55-0123456789ab', 'none'])
      for (const [kind, fields] of [
        ['', undefined],
        ['/take', {}],
        ['/note', { text: 'Hello' }],
        ['/undo?event=0190a8f2-7c1e-7b3d-9e55-0123456789ab', {}],
      ] as const) {
        const response = await mia.request(leads(kind, one), fields);
        expect(response.status).toBe(404);
        texts.add((await response.text()).replaceAll(/"path":"[^"]*"/g, ''));
      }
    expect(texts.size).toBe(1);
  });

  test('held messages show the reason, and a released one waits like any other', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const id = await lead('Spam Robot', { honeypot: 'x' });
    expect((await ana.requestJson('/')).body.screen.data).toMatchObject({ heldCount: 1, unassigned: [] });
    const html = await (await ana.request(leads('', id))).text();
    expect(html).toContain('Held as spam');
    expect(html).not.toContain('>Done<');
    const response = await ana.request(leads('/release', id), { version: '1' });
    expect(response.headers.get('location')).toContain('notice=released');
    expect((await ana.requestJson('/')).body.screen.data.unassigned).toMatchObject([{ id }]);
  });

  test('the text of a visitor is never markup, in the page and in its data', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const id = await lead(`Zoe ${hostile}`, { description: hostile });
    for (const path of ['/', '/leads', `/leads?at=${id}`, leads('', id)]) {
      const html = await (await ana.request(path)).text();
      expect(html, path).not.toContain('<img src=x');
      expect(html, path).not.toContain('<script>alert');
    }
  });

  test('a change returns to any of our screens, and to nothing else', async () => {
    const ana = await site.signedIn('Front_Desk', [3]);
    const id = await lead('Maya Thompson');
    const returnsTo = async (back: string) => {
      const response = await ana.request(leads('/note', id), { text: 'Hello', back });
      return response.headers.get('location');
    };
    for (const back of ['/figures', '/figures?studio=3', '/me', '/leads?tab=all', leads('/person', id)]) {
      const [path, query] = back.split('?');
      expect(await returnsTo(back)).toBe(`/staff${path}?${query ? `${query}&` : ''}notice=noted`);
    }
    const refused = [
      '//evil.example',
      'https://evil.example',
      '/leads/../sign-out',
      '/leads#x',
      '/sign-out',
      '/sign-in',
      '/figures/csv',
      leads('/person/copy/json', id),
    ];
    for (const back of refused) expect(await returnsTo(back)).toBe(`/staff/leads/${id}?notice=noted`);
  });

  test('search and filters are in the URL; a search covers finished leads too', async () => {
    const ana = await site.signedIn('Corporate');
    const id = await lead('Maya Thompson');
    await lead('Carlos Delgado');
    await ana.request(leads('/stage', id), { version: '1', lost: 'price' });
    const found = await ana.requestJson('/leads?q=thompson');
    expect(found.body.screen.data.query.tab).toBe('all');
    expect(found.body.screen.data.rows).toMatchObject([{ id, status: 'RESOLVED' }]);
    const labels: string[] = found.body.screen.data.forms.map(({ label }: { label: string }) => label);
    expect(labels).toEqual([...new Set(labels)]);
    const none = await (await ana.request('/leads?q=nobodylikethis&form=contact')).text();
    expect(none).toContain('Nothing matches');
    expect(none).toContain('Clear all');
    expect((await ana.requestJson('/leads?studio=4')).body.screen.data.rows).toEqual([]);
    expect(await (await ana.request('/leads?studio=99')).text()).toContain('no such value for: studio');
  });
});

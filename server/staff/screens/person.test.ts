import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { attachmentHeaders } from '#server/http/response/attachment.ts';
import { forgetAfterRestore } from '#server/jobs/retention-job.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { davie, deerfield, priya, sendAs } from '#tests/rows/sent-by-person.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const nowhere = '019a0000-0000-7000-8000-000000000000';
const wording = 'By sending this form you let us email and text you.';

describeOnSqlite('the page of a person', (open) => {
  let database: Database;
  let site: StaffSite;
  let id: string;
  const page = (rest = '') => `/leads/${id}/person${rest}`;
  const referenceOf = (of: string) => of.slice(-8).toUpperCase();
  const erase = (confirm = referenceOf(id)) => ({ confirm, mail: 'on', phone: 'on' });
  const logged = async () =>
    (await database.kysely.selectFrom('staff_log').selectAll().orderBy('id').execute()).filter(
      ({ action }) => action.startsWith('person.') || action.startsWith('consent.'),
    );
  const locationOf = (response: Response) => response.headers.get('location');

  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now });
    id = await sendAs(database, { formKind: 'marketing-lead', consent: wording, locationId: davie });
    await sendAs(database, { locationId: deerfield, description: 'Something for Deerfield only' });
  });

  test('shows what the reader may read, with the words of consent, and nothing personal in URLs', async () => {
    const counter = await site.signedIn('Front_Desk', [3]);
    const html = await (await counter.request(page())).text();
    expect(html).toContain(priya.name);
    expect(html).toContain(wording);
    expect(html).not.toContain('Something for Deerfield only');
    expect(html).not.toContain('/person/erase');
    expect(html).not.toContain('/person/copy');
    const urls = [...html.matchAll(/(?:href|action)="([^"]+)"/g)].map(([, url]) => url);
    expect(urls.length).toBeGreaterThan(5);
    expect(urls.filter((url) => /priya|555/i.test(url ?? ''))).toEqual([]);
    const corporate = await site.signedIn('Corporate');
    const all = await corporate.requestJson(page());
    expect(all.body.screen.data.person.rows).toHaveLength(2);
    await corporate.request(`/leads/${id}/note`, { text: 'Prefers mornings' });
    const { timeline } = (await corporate.requestJson(page())).body.screen.data.person;
    expect(timeline).toHaveLength(3);
    expect(timeline[0]).toMatchObject({ ticketId: id, text: 'wrote a note', note: 'Prefers mornings' });
    expect(await (await corporate.request(page())).text()).toContain('Prefers mornings');
    expect((await (await corporate.request(`/leads/${id}`)).text()).includes(`/staff${page()}`)).toBe(true);
  });

  // server/staff/staff-router.test.ts: signed out, the wrong role, another site, for every route.
  test('is a 404 for another studio and for an invalid id', async () => {
    const requests: [string, Record<string, string>?][] = [
      [''],
      ['/withdraw', { channel: 'text', how: 'call' }],
    ];
    const other = await site.signedIn('Studio_Manager', [4]);
    for (const [path, fields] of requests)
      expect((await other.request(page(path), fields)).status, path).toBe(404);
    const corporate = await site.signedIn('Corporate');
    for (const foreign of [nowhere, 'x', '%00', `${id}'--`])
      for (const [path, fields] of [[''], ['/erase', erase()], ['/copy']] as typeof requests)
        expect((await corporate.request(`/leads/${foreign}/person${path}`, fields)).status).toBe(404);
    expect(await logged()).toEqual([]);
  });

  test('a copy can be downloaded for ten minutes after a verification, and is logged', async () => {
    const corporate = await site.signedIn('Corporate');
    const ready = await corporate.request(page('/copy'), {});
    expect([ready.status, locationOf(ready)]).toEqual([303, `/staff${page('?copy=ready')}`]);
    const html = await (await corporate.request(page('?copy=ready'))).text();
    expect(html).toContain(`href="/staff${page('/copy')}"`);
    const copy = await corporate.request(page('/copy'));
    const name = `person-${referenceOf(id)}.json`;
    expect(Object.fromEntries(copy.headers)).toMatchObject({
      ...attachmentHeaders(name, 'application/json'),
      // Every response of /staff has this header.
      'cache-control': 'no-store',
    });
    const { submissions } = (await copy.json()) as { submissions: object[] };
    expect(submissions).toHaveLength(2);
    expect(JSON.stringify(submissions)).toContain('Something for Deerfield only');
    expect((await logged()).map(({ action, subject, staff_id }) => [action, subject, staff_id])).toEqual([
      ['person.export', id, corporate.id],
    ]);
    expect(JSON.stringify(await logged()).toLowerCase()).not.toContain('priya');
    site.clock.time += 11 * 60_000;
    const late = await corporate.requestJson(page('?copy=ready'));
    expect(late.body.screen.data.isExportReady).toBe(false);
  });

  test('an erasure needs a verification, the typed reference and a choice; then nothing is left', async () => {
    const corporate = await site.signedIn('Corporate');
    for (const [fields, error] of [
      [erase('ERASE'), 'That is not the reference'],
      [{ mail: 'on' }, 'That is not the reference'],
      [{ confirm: referenceOf(id) }, 'Please choose the mail address'],
    ] as const) {
      const refused = await corporate.request(page('/erase'), fields);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(error);
    }
    site.clock.time += 11 * 60_000;
    expect((await corporate.request(page('/erase'), erase())).status).toBe(403);
    expect(await wholeDatabase(database)).toContain(priya.email);
    site.clock.time -= 11 * 60_000;
    const done = await corporate.request(page('/erase'), erase(` ${referenceOf(id).toLowerCase()} `));
    expect([done.status, locationOf(done)]).toEqual([303, '/staff/leads?notice=erased']);
    const text = await wholeDatabase(database);
    for (const value of ['nairbrook', '5550188']) expect(text).not.toContain(value);
    const [line] = await logged();
    expect(line).toMatchObject({ action: 'person.erase', subject: id, staff_id: corporate.id });
    expect((await corporate.request(page())).status).toBe(404);
    const ticket = await corporate.requestJson(`/leads/${id}`);
    expect(ticket.body.screen.data.ticket).toMatchObject({
      isBlanked: true,
      name: 'No longer stored',
      email: '',
    });
    expect((await corporate.request(page('/erase'), erase())).status).toBe(404);

    // A database of before the erasure repeats the erasure of its DATA_DIR before it handles requests.
    const lead = { email: priya.email, idempotency_key: 'as it was sent' };
    await unscoped(database.kysely).updateTable('submissions').set(lead).where('id', '=', id).execute();
    await database.kysely.deleteFrom('erasures').execute();
    expect(await wholeDatabase(database)).toContain('nairbrook');
    await forgetAfterRestore(site.services);
    expect(await wholeDatabase(database)).not.toContain('nairbrook');
  });

  test('shows what the law requires to be stored and until which day, and erases the rest', async () => {
    const corporate = await site.signedIn('Corporate');
    const cancellation = await sendAs(database, { formKind: 'cancellation', at: now - 1000 });
    const manager = await site.signedIn('Studio_Manager', [3]);
    await manager.request(`/leads/${cancellation}/request-erasure`, { version: '1' });
    const requested = async () => (await corporate.requestJson('/')).body.screen.data.erasures;
    expect(await requested()).toMatchObject([{ id: cancellation }]);
    const html = await (await corporate.request(page())).text();
    expect(html).toContain('Cancellation, ref. ');
    expect(html).toContain('until Nov 16, 2031');
    const done = await corporate.request(page('/erase'), erase());
    expect(locationOf(done)).toBe('/staff/leads?notice=erased-partly');
    expect(await requested()).toEqual([]);
    const left = await unscoped(database.kysely)
      .selectFrom('tickets')
      .select('form')
      .where('name', '<>', '')
      .execute();
    expect(left).toEqual([{ form: 'cancellation' }]);
  });

  test('any member of staff withdraws a consent for the whole chain', async () => {
    const counter = await site.signedIn('Front_Desk', [3]);
    const canText = async () => (await counter.requestJson(`/leads/${id}`)).body.screen.data.ticket.canText;
    expect(await canText()).toBe(true);
    for (const fields of [
      {},
      { channel: 'text' },
      { channel: 'fax', how: 'call' },
      { channel: 'text', how: 'no' },
    ])
      expect((await counter.request(page('/withdraw'), fields as Record<string, string>)).status).toBe(422);
    const done = await counter.request(page('/withdraw'), { channel: 'text', how: 'in-person' });
    expect(locationOf(done)).toBe(`/staff${page('?notice=withdrawn')}`);
    expect(await canText()).toBe(false);
    const { body } = await counter.requestJson(page());
    expect(body.screen.data.person.consents).toMatchObject([
      { channel: 'text', wording, withdrawnAt: now, how: 'in-person' },
      { channel: 'mail', withdrawnAt: null },
    ]);
    expect(await logged()).toMatchObject([{ action: 'consent.withdraw', subject: id, studio_id: 3 }]);
  });
});

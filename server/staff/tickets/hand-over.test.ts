import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { sendLead } from '#tests/rows/sent-leads.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const midtown = 8;
const davie = 3;

describeOnSqlite('leads that change hands', (open) => {
  let database: Database;
  let site: StaffSite;
  let id: string;
  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now: Date.parse('2026-11-16T14:00:00Z') });
    id = await sendLead(database);
  });
  const told = async () =>
    (
      await unscoped(database.kysely)
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'tell-receiver')
        .execute()
    ).map(({ payload }) => fromJson(payload));

  test('who receives a lead by assignment or move is told, and nobody is told of an own act', async () => {
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    await luis.request(`/leads/${id}/take`, {});
    await luis.request(`/leads/${id}/hand-back`, { version: '2' });
    await luis.request(`/leads/${id}/assign`, { version: '3', to: luis.id });
    expect(await told()).toEqual([]);
    await luis.request(`/leads/${id}/assign`, { version: '4', to: ana.id });
    await ana.request(`/leads/${id}/move`, { version: '5', studio: String(davie) });
    const both = [
      { staff: ana.id, by: luis.id, others: [] },
      { studio: davie, by: ana.id, others: [] },
    ];
    expect((await told()).toSorted((a, b) => Number('studio' in a) - Number('studio' in b))).toEqual(both);
  });

  test('leads that are given together are one mail, about those that are still theirs', async () => {
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    const more = [await sendLead(database, 'b'), await sendLead(database, 'c')];
    const tickets = [id, ...more].map((one) => `${one}.1`);
    await luis.request('/bulk/assign', { ticket: tickets, to: ana.id, back: '/leads' });
    const [entry, ...further] = await told();
    expect(further).toEqual([]);
    expect(entry).toMatchObject({ staff: ana.id, by: luis.id });
    expect(entry?.others).toHaveLength(2);
  });

  test('the front desk takes over a colleague’s lead, and the history says so', async () => {
    const luis = await site.signedIn('Front_Desk', [midtown], 'Luis Ortega');
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    const rosa = await site.signedIn('Front_Desk', [davie], 'Rosa Vidal');
    await luis.request(`/leads/${id}/take`, {});
    expect(await (await ana.request(`/leads/${id}`)).text()).toContain(
      'Luis Ortega has this lead. Take it over?',
    );
    // The same question before a call or a mail.
    await unscoped(database.kysely).updateTable('tickets').set({ phone: '3055550142' }).execute();
    for (const path of [`/leads/${id}`, `/leads/${id}/reply`])
      expect(await (await ana.request(path)).text()).toMatch(/Luis Ortega has this lead\. Do you want to /);
    expect((await rosa.request(`/leads/${id}/take-over`, { version: '2' })).status).toBe(404);
    expect((await ana.request(`/leads/${id}/take-over`, { version: '2' })).status).toBe(303);
    const { ticket } = (await ana.requestJson(`/leads/${id}`)).body.screen.data;
    expect(ticket.assignee).toMatchObject({ name: 'Ana Ruiz', isMe: true });
    expect(ticket.timeline[0]).toMatchObject({ memberName: 'Ana Ruiz', text: 'took it over' });
  });

  test('a lead is added by hand at an own studio only, and a wrong form keeps what was typed', async () => {
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    const { key } = (await ana.requestJson('/leads/new')).body.screen.data;
    const typed = { key, name: 'Hanna', phone: '305-555-0142', source: 'walk-in', studio: String(davie) };
    const foreign = await ana.requestJson('/leads/new', typed);
    expect([foreign.status, foreign.body.screen.data.refused.fields.name]).toEqual([422, 'Hanna']);
    const added = await ana.request('/leads/new', { ...typed, studio: String(midtown) });
    expect(added.headers.get('location')).toMatch(/^\/staff\/leads\/[0-9a-f-]{36}\?notice=lead-added$/);
    const other = added.headers.get('location')?.slice('/staff/leads/'.length).split('?')[0];
    const wrong = await ana.requestJson(`/leads/${other}/edit`, { version: '1', name: 'Hanna', email: 'x@' });
    expect(wrong.status).toBe(422);
    const undeliverable = { version: '1', name: 'Hanna', email: 'hänna@example.com' };
    expect((await ana.requestJson(`/leads/${other}/edit`, undeliverable)).status).toBe(422);
    const edit = { version: '1', name: 'Hannah', email: 'h@example.com', phone: '305-555-0142' };
    expect((await ana.request(`/leads/${other}/edit`, edit)).status).toBe(303);
  });

  test('a held lead says whether its mails wait: those of a normal one were sent before', async () => {
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    const spam = await sendLead(database, 'b', { honeypot: 'x' });
    await luis.request(`/leads/${id}/hold`, { version: '1' });
    const page = async (one: string) => (await luis.request(`/leads/${one}`)).text();
    expect(await page(id)).toContain('No mail is held back.');
    expect(await page(spam)).toContain('No mail was sent.');
  });

  test('held messages are confirmed as spam one by one and together, and the line on the start screen goes', async () => {
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    const more = await sendLead(database, 'b');
    for (const one of [id, more]) await luis.request(`/leads/${one}/hold`, { version: '1' });
    site.clock.time += 1000;
    expect((await luis.requestJson('/')).body.screen.data.heldCount).toBe(2);
    const held = (await luis.requestJson('/leads?tab=held')).body.screen.data.rows;
    expect(held).toHaveLength(2);
    const spam = await luis.request(`/leads/${id}/dismiss`, { version: '2', reason: 'spam' });
    expect(spam.headers.get('location')).toContain('notice=dismissed');
    await luis.request('/bulk/dismiss', { ticket: [`${more}.2`], reason: 'spam', back: '/leads?tab=held' });
    expect((await luis.requestJson('/leads?tab=held')).body.screen.data.rows).toEqual([]);
    expect((await luis.requestJson('/')).body.screen.data.heldCount).toBe(0);
    const { ticket } = (await luis.requestJson(`/leads/${id}`)).body.screen.data;
    expect(ticket).toMatchObject({ status: 'NIL', reason: 'spam' });
  });
});

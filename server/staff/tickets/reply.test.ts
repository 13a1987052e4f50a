import { beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';
import { sendAs } from '#tests/rows/sent-by-person.ts';
import { sendLead } from '#tests/rows/sent-leads.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';
import { ticketWords } from '#words/staff/ticket.ts';

const midtown = 8;

describeOnSqlite('a mail from the ticket', (open) => {
  let database: Database;
  let site: StaffSite;
  beforeEach(async () => {
    database = await open('seeded');
    site = createStaffSite(database, { now: Date.parse('2026-11-16T14:00:00Z') });
  });
  const entries = () =>
    unscoped(database.kysely).selectFrom('outbox').selectAll().where('kind', '=', 'send-reply').execute();

  test('begins with a saved reply, and is not sent while a variable is empty', async () => {
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    const rosa = await site.signedIn('Studio_Manager', [3], 'Rosa Vidal');
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    const text = 'Hi {first name}, this is {my name}. Our number: {room}';
    const saved = { title: 'Towels', text, studio: String(midtown) };
    expect((await rosa.request('/saved-replies', saved)).status).toBe(404);
    expect((await luis.request('/saved-replies', { ...saved, studio: '0' })).status).toBe(404);
    expect((await luis.request('/saved-replies', { ...saved, studio: '99' })).status).toBe(404);
    expect((await ana.request('/saved-replies', saved)).status).toBe(404);
    expect((await luis.request('/saved-replies', saved)).status).toBe(303);
    const { replies } = (await luis.requestJson('/saved-replies')).body.screen.data;
    expect(replies).toMatchObject([{ title: 'Towels', studioName: 'Midtown Miami', canChange: true }]);
    expect((await rosa.requestJson('/saved-replies')).body.screen.data.replies).toEqual([]);

    const id = await sendLead(database);
    const chosen = { saved: replies[0].id, subject: `Towels ${id}`, text: 'Hello!' };
    const typed = (await ana.requestJson(`/leads/${id}/reply`, chosen)).body.screen.data;
    expect(typed.text).toMatch(/^Hello!\n\nHi \p{L}+, this is/u);
    expect(typed.subject).toBe(chosen.subject);
    const { data } = (await ana.requestJson(`/leads/${id}/reply`, { saved: replies[0].id })).body.screen;
    expect(data.text).toMatch(/^Hi \p{L}+, this is Ana Ruiz\. Our number: \{room\}$/u);
    expect(data.subject).toContain(data.ticket.reference);
    expect((await rosa.requestJson(`/leads/${id}/reply`)).status).toBe(404);
    const refused = await ana.requestJson(`/leads/${id}/reply`, { text: data.text, subject: data.subject });
    expect([refused.status, refused.body.screen.data.refused.errors.text]).toEqual([
      422,
      'Please fill in {room}. The mail was not sent.',
    ]);
    expect(await entries()).toEqual([]);
    const mail = { text: 'Hi Maya, yes.', subject: 'Towels' };
    const back = encodeURIComponent(`/leads?tab=all&at=${id}`);
    const sent = await ana.request(`/leads/${id}/reply?back=${back}`, mail);
    const place = new URL(sent.headers.get('location') ?? '', 'http://x');
    // It returns to the list beside which it was started.
    expect([place.pathname, place.searchParams.get('at')]).toEqual(['/staff/leads', id]);
    expect(place.searchParams.get('notice')).toBe('mail-leaves');
    expect(await entries()).toHaveLength(1);
    const { ticket } = (await ana.requestJson(`/leads/${id}`)).body.screen.data;
    expect(ticket.timeline[0]).toMatchObject({ note: 'Hi Maya, yes.', delivery: { state: 'pending' } });
    // Undone within ten seconds, nothing is left of it.
    const undo = place.searchParams.get('undo')?.split('.')[1];
    const undone = await ana.request(`/leads/${id}/undo?event=${undo}`, {});
    expect(await entries()).toEqual([]);
    // Its text is shown again, and in this lead only.
    const again = new URL(undone.headers.get('location') ?? '', 'http://x');
    const textIn = async (lead: string) =>
      (await ana.requestJson(`/leads/${lead}/reply${again.search}`)).body.screen.data.text;
    expect(again.pathname).toBe(`/staff/leads/${id}/reply`);
    expect(await textIn(id)).toBe(mail.text);
    expect(await textIn(await sendLead(database, 'b'))).toBe('');
  });

  test('is one mail when its form arrives twice, and is sent again after an undo', async () => {
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    const id = await sendLead(database);
    const send = async (text: string) => {
      const sent = await ana.request(`/leads/${id}/reply`, { text, subject: 'Towels' });
      return new URL(sent.headers.get('location') ?? '', 'http://x').searchParams.get('undo')?.split('.')[1];
    };
    const undo = await send('Hi Maya, yes.');
    expect(await send('Hi Maya, yes.')).toBe(undo);
    expect(await entries()).toHaveLength(1);
    await ana.request(`/leads/${id}/undo?event=${undo}`, {});
    expect(await send('Hi Maya, yes.')).not.toBe(undo);
    await send('And no shoes.');
    expect(await entries()).toHaveLength(2);
  });

  test.each([
    ['closed', 'dismiss', { reason: 'test' }],
    ['held', 'hold', {}],
  ] as const)(
    'stays on the screen when a colleague has %s its lead, and is not sent',
    async (refusal, change, fields) => {
      const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
      const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
      const id = await sendLead(database);
      await luis.request(`/leads/${id}/${change}`, { version: '1', ...fields });
      const mail = { text: 'Hi Maya, yes.', subject: 'Towels' };
      const { status, body } = await ana.requestJson(`/leads/${id}/reply`, mail);
      expect([status, body.screen.name]).toEqual([422, 'reply']);
      expect(body.screen.data).toMatchObject({
        ...mail,
        refused: { message: ticketWords.refusals[refusal] },
      });
      expect(await entries()).toEqual([]);
      const screen = await ana.request(`/leads/${id}/reply`);
      expect([screen.status, screen.headers.get('location')]).toEqual([303, `/staff/leads/${id}`]);
    },
  );

  test('is not shown to a member for whom its lead is masked', async () => {
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    const ana = await site.signedIn('Front_Desk', [midtown], 'Ana Ruiz');
    const id = await sendAs(database, { formKind: 'cancellation', locationId: 48750, at: site.clock.time });
    const sent = await luis.request(`/leads/${id}/reply`, { text: 'We are sorry.', subject: 'x' });
    const undo = new URL(sent.headers.get('location') ?? '', 'http://x').searchParams.get('undo');
    expect((await ana.requestJson(`/leads/${id}`)).body.screen.data.ticket.isMasked).toBe(true);
    const path = `/leads/${id}/reply?undone=${undo?.split('.')[1]}`;
    for (const fields of [undefined, {}, { saved: 'x' }] as (Record<string, string> | undefined)[]) {
      const { status, headers } = await ana.request(path, fields);
      expect([status, headers.get('location')]).toEqual(fields ? [404, null] : [303, `/staff/leads/${id}`]);
    }
  });

  test('saved replies are changed and deleted by who may manage their studio', async () => {
    const grace = await site.signedIn('Corporate', [], 'Grace Ault');
    const luis = await site.signedIn('Studio_Manager', [midtown], 'Luis Ortega');
    await grace.request('/saved-replies', { title: 'Hello', text: 'Hi', studio: '0' });
    const [reply] = (await luis.requestJson('/saved-replies')).body.screen.data.replies;
    expect(reply).toMatchObject({ studioName: 'All studios', canChange: false });
    const changed = { id: reply.id, title: 'Mine', text: 'x', studio: String(midtown) };
    expect((await luis.request('/saved-replies', changed)).status).toBe(404);
    expect((await luis.request(`/saved-replies/${reply.id}/delete`, {})).status).toBe(404);
    expect((await grace.request(`/saved-replies/${reply.id}/delete`, {})).status).toBe(303);
    expect((await luis.requestJson('/saved-replies')).body.screen.data.replies).toEqual([]);
  });
});

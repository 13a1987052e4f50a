import { beforeEach, expect, test } from 'vitest';
import { scopeOf, storedScopeClass } from '#domain/staff/scopes.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { sendAs } from '#tests/rows/sent-by-person.ts';
import type { StaffBrowser } from '#tests/site/staff-router-site.ts';
import { createStaffSite, type StaffSite } from '#tests/site/staff-site.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnBothDatabases('a bulk change', (open) => {
  let database: Database;
  let site: StaffSite;
  /** Leads without an assignee, as the list's checkboxes send them. */
  const unassigned = async () =>
    (
      await unscoped(database.kysely)
        .selectFrom('tickets')
        .selectAll()
        .where('box', '=', 'unassigned')
        .where('class', '=', storedScopeClass('lead'))
        .orderBy('id')
        .execute()
    ).map(({ id, version, studio_id: studio }) => ({ id, studio, value: `${id}.${version}` }));
  const valuesOf = (tickets: { value: string }[]) => tickets.map(({ value }) => value);
  const follow = async (member: StaffBrowser, response: Response) => {
    expect(response.status).toBe(303);
    const place = (response.headers.get('location') ?? '').slice('/staff'.length);
    return {
      place,
      html: await (await member.request(place)).text(),
      ...(await member.requestJson(place)).body.screen,
    };
  };
  beforeEach(async () => {
    database = await open('empty');
    await fillTickets(database, 80, 11, now);
    site = createStaffSite(database, { now });
  });

  test('twelve are taken, one was taken by Luis meanwhile: the result shows both, and one press undoes those without a later change', async () => {
    const ana = await site.signedIn('Corporate');
    const luis = await site.signedIn('Corporate', [], 'Luis Ortega');
    const before = await unassigned();
    const chosen = before.slice(0, 13);
    const [first, noted] = chosen;
    await luis.request(`/leads/${first?.id}/take`, {});
    const back = '/leads?form=contact';
    const taken = await follow(ana, await ana.request('/bulk/take', { ticket: valuesOf(chosen), back }));
    expect(taken.place).toContain('form=contact');
    expect(taken.data.bulk).toMatchObject({ text: '12 leads are yours.', unchanged: [{ id: first?.id }] });
    expect(taken.html).toContain('1 lead stayed as it was:');
    expect(taken.html).toContain('Luis Ortega took this today at 9:00\u00a0AM.');
    const action = /action="\/staff(\/bulk\/undo\?bulk=[^"]+)"/.exec(taken.html)?.[1] ?? '';
    await luis.request(`/leads/${noted?.id}/note`, { text: 'Prefers mornings.' });
    const undone = await follow(ana, await ana.request(action, { back }));
    expect(undone.data.bulk).toMatchObject({
      text: '11 leads as before.',
      unchanged: [{ id: noted?.id }],
      undo: null,
    });
    expect((await unassigned()).map(({ id }) => id)).toEqual(before.slice(2).map(({ id }) => id));
    expect((await luis.request(action, {})).status).toBe(404);
    const { body } = await luis.requestJson(taken.place);
    expect(body.screen.data.bulk).toBeNull();
  });

  test('a refused one leaves the lead beside the list open', async () => {
    const ana = await site.signedIn('Corporate');
    const [first] = await unassigned();
    const back = `/leads?tab=all&at=${first?.id}`;
    const { status, body } = await ana.requestJson('/bulk/take', { back });
    expect([status, body.screen.data.open.ticket.id]).toEqual([422, first?.id]);
  });

  test('move to a stage, close, give to a colleague and hand back', async () => {
    const ana = await site.signedIn('Corporate');
    const luis = await site.signedIn('Corporate', [], 'Luis Ortega');
    const [a, b, c, d] = await unassigned();
    const [one, two, three, four] = [a, b, c, d].map((ticket) => ticket?.value ?? '');
    const said = async (path: string, fields: Record<string, string | string[]>) =>
      (await follow(ana, await ana.request(path, fields))).data.bulk.text;
    expect(await said('/bulk/stage', { ticket: [one ?? '', two ?? ''], stage: 'in-touch' })).toBe(
      '2 leads moved.',
    );
    expect(await said('/bulk/dismiss', { ticket: [three ?? ''], reason: 'test' })).toBe(
      '1 lead closed: nothing to do.',
    );
    expect(await said('/bulk/assign', { ticket: [four ?? ''], to: luis.id })).toBe('1 lead handed over.');
    const given = (await ana.requestJson(`/leads/${d?.id}`)).body.screen.data.ticket;
    expect(given.assignee.name).toBe('Luis Ortega');
    expect(await said('/bulk/hand-back', { ticket: [`${d?.id}.${given.version}`] })).toBe(
      '1 lead handed back to the studio.',
    );
    const lines = await (await ana.request('/log')).text();
    for (const text of [
      'moved 2 leads to another stage at once',
      'assigned 1 lead at once',
      'handed 1 lead back at once',
    ])
      expect(lines).toContain(text);
  });

  test('the log lists some leads of a bulk change for members who may see them', async () => {
    const grace = await site.signedIn('Corporate', [], 'Grace Ault');
    const manager = await site.signedIn('Studio_Manager', [3], 'Luis Ortega');
    for (let n = 1; n <= 8; n++) await sendAs(database, { email: `p${n}@example.com`, phone: '' });
    const ours = (await unassigned()).filter(({ studio }) => studio === 3).slice(0, 8);
    const foreign = (await unassigned()).filter(({ studio }) => studio !== 3).slice(0, 1);
    await manager.request('/bulk/take', { ticket: valuesOf([...ours, ...foreign]) });
    const bulkLine = async (reader: StaffBrowser) => {
      const { rows } = (await reader.requestJson('/log')).body.screen.data;
      return rows.find(({ text }: { text: string }) => text.includes('at once'));
    };
    const referenceOf = (id: string | undefined) => id?.slice(-8).toUpperCase();
    const changed = ours.map(({ id }) => id).toSorted();
    for (const reader of [grace, manager]) {
      const { text, bulk: named } = await bulkLine(reader);
      expect(text).toBe('took 8 leads at once; 1 stayed as it was');
      expect(named.tickets).toMatchObject(
        changed.slice(0, 6).map((id) => ({ id, reference: referenceOf(id) })),
      );
      expect(named.more).toBe(2);
    }
    const html = await (await manager.request('/log')).text();
    expect(html).toContain(`href="/staff/leads/${changed[0]}"`);
    expect(html).toContain('and 2 more');

    const [moved = ''] = changed;
    await unscoped(database.kysely)
      .updateTable('tickets')
      .set({ studio_id: toStudioId(4), scope: scopeOf(toStudioId(4), 'lead') })
      .where('id', '=', moved)
      .execute();
    const left = (await bulkLine(manager)).bulk;
    expect(left.tickets.map(({ id }: { id: string }) => id)).toEqual(changed.slice(1, 6));
    expect(left.more).toBe(3);
    expect(await (await manager.request('/log')).text()).not.toContain(moved);
  });

  test('with nothing selected, too many or no choice, the list shows a message and nothing changes', async () => {
    const frontDesk = await site.signedIn('Front_Desk', [3]);
    const before = await unassigned();
    const many = Array.from(
      { length: 51 },
      (_, n) => `0190a8f2-7c1e-7b3d-9e55-${String(n).padStart(12, '0')}.1`,
    );
    const questions: [string, Record<string, string | string[]>, string][] = [
      ['/bulk/take', {}, 'Please select one or more leads first.'],
      ['/bulk/take', { ticket: ['none', '..', "' or 1=1"] }, 'Please select one or more leads first.'],
      ['/bulk/take', { ticket: many }, 'Please select at most 50 leads at once.'],
      ['/bulk/stage', { ticket: valuesOf(before), stage: '__proto__' }, 'Please choose from the list first.'],
      ['/bulk/dismiss', { ticket: valuesOf(before) }, 'Please choose from the list first.'],
    ];
    for (const [path, fields, text] of questions) {
      const { status, body } = await frontDesk.requestJson(path, fields);
      expect([path, status, body.screen.name]).toEqual([path, 422, 'list']);
      expect(body.screen.data.bulk.text).toBe(text);
    }
    expect(await unassigned()).toEqual(before);
  });

  test("other studios' leads, forged versions and another URL to return to are of no use", async () => {
    const frontDesk = await site.signedIn('Front_Desk', [3]);
    const before = await unassigned();
    const foreign = before.filter(({ studio }) => studio !== 3).slice(0, 20);
    const { data, html } = await follow(
      frontDesk,
      await frontDesk.request('/bulk/take', { ticket: valuesOf(foreign), back: 'https://evil.example' }),
    );
    expect(data.bulk).toMatchObject({ text: 'Nothing was changed.', undo: null });
    expect(data.bulk.unchanged.every(({ name }: { name: string | null }) => name === null)).toBe(true);
    expect(html).toContain('A lead that you do not see');
    const mine = before.filter(({ studio }) => studio === 3);
    expect(mine.length).toBeGreaterThan(0);
    const forged = mine.flatMap(({ id }) => [`${id}.999`, `${id}.NaN`, `${id}.-1`]);
    const stale = await follow(
      frontDesk,
      await frontDesk.request('/bulk/dismiss', { ticket: forged, reason: 'spam' }),
    );
    expect(stale.data.bulk.text).toBe('Nothing was changed.');
    expect(await unassigned()).toEqual(before);
  });
});

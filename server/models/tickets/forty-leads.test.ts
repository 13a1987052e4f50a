import { expect, test } from 'vitest';
import { leadScopes } from '#domain/staff/permissions.ts';
import { figureNames } from '#domain/tickets/figures.ts';
import { usualFigures } from '#domain/tickets/figures-query.ts';
import type { Change, ContactOutcome } from '#domain/tickets/transitions.ts';
import type { Tab } from '#domain/tickets/views.ts';
import { allLeads } from '#server/db/all-leads.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { anyQuery } from '#tests/databases/listed-tickets.ts';
import { changesOn, sendLead, sentAt } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { followUpAt } from './due.ts';
import { readFigures } from './figures/read-figures.ts';
import { listTickets } from './list/ticket-list.ts';

const midtown = 8;
const minute = 60_000;

describeOnBothDatabases('forty leads before nine', (open) => {
  test('each is called, half are followed up the next day, and the tickets say exactly that', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const ana = await addStaff(database, 'Front_Desk', [midtown], 'Ana Ruiz');
    const ids: string[] = [];
    for (let n = 0; n < 40; n++) ids.push(await sendLead(database, `k${n}`));
    const listed = async (tab: Tab, now: number) =>
      (await listTickets(database, { member: ana, query: { ...anyQuery, tab }, limit: 99, now })).rows;
    const call = async (id: string, outcome: ContactOutcome, now: number) => {
      const next = followUpAt('tomorrow', now);
      const contact: Change = { kind: 'contact', channel: 'call', outcome, next };
      expect((await change(ana, id, contact, null, now)).ok).toBe(true);
    };
    expect(await listed('unassigned', sentAt + 30 * minute)).toHaveLength(40);
    for (const [n, id] of ids.entries())
      await call(id, n % 2 === 0 ? 'reached' : 'no-answer', sentAt + (30 + n) * minute);
    expect(await listed('unassigned', sentAt + 80 * minute)).toEqual([]);

    // The next day at ten all follow-ups are due in the list of their owner, none before.
    const tomorrow = followUpAt('tomorrow', sentAt + 80 * minute);
    const isDue = (now: number) => async () =>
      (await listed('mine', now)).filter(({ isOverdue }) => isOverdue).length;
    expect(await isDue(tomorrow - minute)()).toBe(0);
    expect(await isDue(tomorrow + minute)()).toBe(40);
    for (const [n, id] of ids.entries()) if (n % 2 === 1) await call(id, 'reached', tomorrow + n * minute);

    const to = (id: string, stage: 'trial-booked' | 'joined', now: number) =>
      change(ana, id, { kind: 'stage', stage, next: followUpAt('in-3-days', now) }, null, now);
    for (const id of ids.slice(0, 8)) await to(id, 'trial-booked', tomorrow + 60 * minute);
    for (const id of ids.slice(0, 3)) await to(id, 'joined', tomorrow + 90 * minute);

    const tickets = await allLeads(database.kysely).selectFrom('tickets').selectAll().execute();
    const count = (passes: (ticket: (typeof tickets)[number]) => boolean) => tickets.filter(passes).length;
    expect({
      reached: count(({ first_contact_at }) => first_contact_at !== null),
      withinDay: count(({ first_contact_at }) => Number(first_contact_at) < sentAt + 3 * 60 * minute),
      firstTry: count(({ first_contact_tries }) => first_contact_tries === 1),
      secondTry: count(({ first_contact_tries }) => first_contact_tries === 2),
      trials: count(({ trial_at }) => trial_at !== null),
      joined: count(({ joined_at }) => joined_at !== null),
      closed: count(({ box }) => box === 'done'),
      withoutNextStep: count(({ box, due_at }) => box !== 'done' && due_at === null),
    }).toEqual({
      ...{ reached: 40, withinDay: 20, firstTry: 20, secondTry: 20 },
      ...{ trials: 8, joined: 3, closed: 3, withoutNextStep: 0 },
    });

    // The figures of the week say the same, and each of them leads to its leads.
    const { total } = await readFigures(database.kysely, leadScopes(ana), usualFigures, tomorrow);
    expect(total).toEqual({
      ...{ leads: 40, within_5m: 0, within_1h: 16, within_1d: 20, open_5m: 0, open_1h: 16, open_1d: 40 },
      ...{ uncontacted: 0, reached: 40, tries: 60, trials: 8, visits: 0, joined: 3 },
    });
    for (const figure of figureNames) {
      const query = { ...anyQuery, figure, from: '2026-11-16', to: '2026-11-22' };
      const { rows } = await listTickets(database, { member: ana, query, limit: 99, now: tomorrow });
      expect(rows, figure).toHaveLength(total[figure]);
    }
  });
});

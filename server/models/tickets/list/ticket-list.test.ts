import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { type Principal, readableScopes, visibleScopes } from '#domain/staff/permissions.ts';
import { noStudioId, toStudioId } from '#domain/studios.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { ListQuery, Tab } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { termsOf } from '#server/models/tickets/search/search-terms.ts';
import { formLabel } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { type FuzzRandom, fuzzRandom } from '#tests/fuzz/random.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { anyQuery, everyPage, readAt as now } from '#tests/rows/listed-tickets.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { countTabs } from './tab-counts.ts';
import { listTickets } from './ticket-list.ts';

const work = async (
  database: Database,
  members: readonly Principal[],
  ids: readonly string[],
  random: FuzzRandom,
) => {
  for (const id of ids) {
    const member = random.pick(members);
    const actor = { memberId: member.id, network: '' };
    const changes = random.pick([
      [],
      [],
      [{ kind: 'take' }],
      [{ kind: 'contact', channel: 'call', outcome: 'reached', next: now + dayMs }],
      [{ kind: 'contact', channel: 'call', outcome: 'no-answer', next: now - dayMs }],
      [{ kind: 'stage', stage: 'in-touch' }, { kind: 'hand-back' }],
      [{ kind: 'stage', stage: 'joined' }],
      [{ kind: 'dismiss', reason: 'test' }],
    ] as const);
    for (const change of changes)
      await database.transact((tx) => changeTicketWithTx(tx, { member: null, actor, id, change, now }));
  }
};

/** Computes the expected list from whole tables in memory, in the simplest way. */
const oracle = async (database: Database) => {
  const tickets = await unscoped(database.kysely).selectFrom('tickets').selectAll().execute();
  const words = await unscoped(database.kysely).selectFrom('ticket_words').selectAll().execute();
  const wordsOf = Map.groupBy(words, ({ ticket_id }) => ticket_id);
  // Written out, so that a change of `boxesOfTab` fails here.
  const boxes: Record<Tab, readonly string[]> = {
    unassigned: ['unassigned'],
    mine: ['assigned', 'in-touch'],
    all: ['unassigned', 'assigned', 'in-touch'],
    'in-touch': ['in-touch'],
    done: ['done', 'dismissed'],
    held: ['held'],
  };
  const hasTyped = ({ id }: TicketRecord, q: string) => {
    const own = (wordsOf.get(id) ?? []).map(({ word }) => word);
    const terms = termsOf(q);
    return terms.every(({ words: some, prefix }) =>
      own.some(
        (word) =>
          some.includes(word) || (prefix !== undefined && !word.includes(':') && word.startsWith(prefix)),
      ),
    );
  };
  return (member: Principal, query: ListQuery): string[] => {
    const isSearch = query.q.trim() !== '';
    // A campaign is content too: finding a masked ticket by its campaign would reveal it.
    const isContent = isSearch || query.campaign || query.source;
    const scopes = isContent ? readableScopes(member) : visibleScopes(member);
    const { form, assignee, campaign, source, stage, figure, from, to } = query;
    const isFiltered = form || assignee || campaign || source || stage || figure || from || to;
    // Open tickets have one order, with and without filters.
    const isNewestFirst = isSearch || (isFiltered && (query.tab === 'done' || query.tab === 'held'));
    const tabBoxes = isSearch && query.tab === 'all' ? [...boxes.all, ...boxes.done] : boxes[query.tab];
    return tickets
      .filter(
        (ticket) =>
          scopes.includes(ticket.scope) &&
          (query.studio === null || ticket.studio_id === query.studio) &&
          tabBoxes.includes(ticket.box) &&
          (query.tab !== 'mine' || ticket.assignee_id === member.id) &&
          (!query.assignee || query.tab === 'mine' || ticket.assignee_id === query.assignee) &&
          (!query.form || formLabel(ticket.form) === formLabel(query.form)) &&
          (!query.stage || ticket.stage === query.stage) &&
          (!query.campaign || ticket.campaign === query.campaign) &&
          (!query.source || (ticket.source ?? '(none)') === query.source) &&
          (query.figure !== 'overdue' || (ticket.due_at ?? Infinity) < now) &&
          (!query.from || ticket.created_at >= studioInstant(query.from, '00:00')) &&
          (!query.to || ticket.created_at < studioInstant(query.to, '00:00') + dayMs) &&
          (!isSearch || hasTyped(ticket, query.q)),
      )
      .sort((a, b) => (isNewestFirst ? (a.id < b.id ? 1 : -1) : a.rank - b.rank || (a.id < b.id ? -1 : 1)))
      .map(({ id }) => id);
  };
};

describeOnBothDatabases('lists of tickets', (open) => {
  test('100 random queries of five members return the same as a scan of all tickets, page by page', async () => {
    const database = await open('empty');
    const random = fuzzRandom(3);
    const ids = await fillTickets(database, 160, 3, now);
    const members = [
      await addStaff(database, 'Corporate', [], 'Ana Ruiz'),
      await addStaff(database, 'Studio_Manager', [1, 2, 3, 18], 'Luis Ortega'),
      await addStaff(database, 'Front_Desk', [3, 8], 'Mia Chen'),
      await addStaff(database, 'Teacher', [3], 'Tess Teacher'),
      await addStaff(database, 'Front_Desk', [20], 'Wren Wu'),
    ] as const;
    await work(database, members, ids, random);
    const expected = await oracle(database);
    const maybe = <T>(values: readonly T[]): T | null => (random.isLikely(0.12) ? random.pick(values) : null);
    let found = 0;
    for (let n = 0; n < 100; n++) {
      const member = random.pick(members);
      const query: ListQuery = {
        tab: random.pick(['unassigned', 'mine', 'all', 'in-touch', 'done', 'held'] as const),
        q: random.isLikely(0.5)
          ? random.pick([
              '',
              'ana',
              'ruiz ana',
              'nunez',
              'Núñez José',
              'towels',
              'tow',
              'parking studio',
              '305-555',
              'li',
              'form',
              'box',
              'own',
              'priya.nair1@example.com',
              'moving away',
              'o',
              '%',
            ])
          : '',
        studio: maybe([0, 3, 8, 20].map(toStudioId)),
        form: maybe(['contact', 'retreat-lead', 'cancellation', 'career-application', 'nothing']),
        assignee: maybe(members.map(({ id }) => id)),
        campaign: maybe(['winter', 'spring']),
        source: maybe(['instagram', '(none)']),
        figure: maybe(['overdue']),
        from: maybe(['2026-11-01', '2026-11-10']),
        to: maybe(['2026-11-05', '2026-11-12']),
        stage: maybe(['new', 'in-touch', 'joined']),
        after: null,
        unknown: [],
      };
      const wanted = query.q.trim() === '%' ? [] : expected(member, query);
      found += wanted.length;
      const limit = random.pick([9, 200]);
      expect(await everyPage(database, member, query, limit), JSON.stringify([member.role, query])).toEqual(
        wanted,
      );
    }
    expect(found).toBeGreaterThan(200);
    for (const member of members)
      for (const studio of [null, toStudioId(3)]) {
        const counts = await countTabs(database, member, studio);
        for (const tab of Object.keys(counts) as Tab[])
          expect(counts[tab]).toBe(expected(member, { ...anyQuery, tab, studio }).length);
      }
  });

  test('pages have no gap and no repeat while tickets arrive and change hands', async () => {
    const database = await open('empty');
    const random = fuzzRandom(5);
    const ids = await fillTickets(database, 60, 5, now);
    const ana = await addStaff(database, 'Corporate');
    const query = { ...anyQuery, tab: 'unassigned' } as const;
    const before = await everyPage(database, ana, query, 100);
    const seen: string[] = [];
    const taken = new Set<string>();
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listTickets>> = await listTickets(database, {
        member: ana,
        query: { ...query, after },
        limit: 5,
        now,
      });
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
      const id = random.pick(ids);
      const actor = { memberId: ana.id, network: '' };
      const result = await database.transact((tx) =>
        changeTicketWithTx(tx, { member: null, actor, id, change: { kind: 'take' }, now }),
      );
      if (result.ok) taken.add(id);
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !taken.has(id)).every((id) => seen.includes(id))).toBe(true);
  });

  test('the front desk sees that a member cancels, and not who or why; others see nothing of it', async () => {
    const database = await open('empty');
    await fillTickets(database, 120, 9, now);
    const record = await unscoped(database.kysely)
      .selectFrom('tickets')
      .selectAll()
      .where('form', '=', 'cancellation')
      .where('studio_id', '>', noStudioId)
      .where('held', 'is', null)
      .executeTakeFirstOrThrow();
    const { studio_id: studio, id } = record;
    const front = await addStaff(database, 'Front_Desk', [studio]);
    const manager = await addStaff(database, 'Studio_Manager', [studio]);
    const elsewhere = await addStaff(database, 'Front_Desk', [studio === 1 ? 2 : 1]);
    const close: Change[] = [
      { kind: 'stage', stage: 'answered' },
      { kind: 'dismiss', reason: 'duplicate' },
    ];
    for (const change of close)
      await database.transact((tx) =>
        changeTicketWithTx(tx, {
          member: null,
          actor: { memberId: manager.id, network: '' },
          id,
          change,
          now,
        }),
      );
    await unscoped(database.kysely)
      .updateTable('tickets')
      .set({ campaign: 'winter' })
      .where('id', '=', id)
      .execute();
    const seen = await findTicket(database, front, id, now);
    expect(seen?.timeline.map(({ text }) => text)).toEqual(['worked on it', 'worked on it', 'Arrived']);
    const closed = (await findTicket(database, manager, id, now))?.timeline.map(({ text }) => text);
    expect(closed).toEqual(['closed it: Sent twice', 'moved it to Answered', 'Arrived']);
    expect(seen).toMatchObject({
      isMasked: true,
      name: 'A member',
      email: '',
      phone: '',
      summary: '',
      sent: [],
      files: [],
      deliveries: [],
      samePersonCount: 0,
    });
    expect(seen?.can).toMatchObject({ take: false, work: false, move: false, hold: false });
    const text = JSON.stringify(seen);
    for (const secret of [record.name, record.email, record.phone, 'Moving away'])
      expect(text).not.toContain(secret);
    expect(await findTicket(database, manager, id, now)).toMatchObject({
      isMasked: false,
      name: record.name,
      sent: expect.arrayContaining([{ label: 'Reason', value: 'Moving away' }]),
    });
    expect(await findTicket(database, elsewhere, id, now)).toBeUndefined();
    const winter: ListQuery = { ...anyQuery, tab: 'done', campaign: 'winter' };
    for (const [member, isFound] of [
      [front, false],
      [manager, true],
    ] as const) {
      const { rows } = await listTickets(database, { member, query: winter, limit: 50, now });
      expect(rows.some((row) => row.id === id)).toBe(isFound);
    }
    const search = await listTickets(database, {
      member: front,
      query: { ...anyQuery, q: record.reference },
      limit: 50,
      now,
    });
    expect(search.rows.map((row) => row.id)).not.toContain(id);
  });

  test('no value of a filter causes an error', async () => {
    const database = await open('empty');
    await fillTickets(database, 10, 2, now);
    const ana = await addStaff(database, 'Corporate');
    const evil = [
      "'; drop table tickets;--",
      '%',
      '..',
      '9'.repeat(400),
      '-1.x',
      '\ud800',
      'a\ud800@example.com',
      'NaN.',
      '1e9.0',
      '\u{10ffff}',
      '𠮷野家',
    ];
    for (const text of evil)
      for (const field of ['q', 'form', 'assignee', 'campaign', 'from', 'to', 'after'] as const)
        expect(
          await listTickets(database, { member: ana, query: { ...anyQuery, [field]: text }, limit: 50, now }),
        ).toHaveProperty('rows');
  });
});

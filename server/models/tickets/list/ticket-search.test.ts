import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { type Principal, readableScopes } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { insertWords } from '#server/models/tickets/search-index.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/databases/demo-tickets.ts';
import { anyQuery, everyPage, readAt } from '#tests/databases/listed-tickets.ts';
import { deerfield, sendAs } from '#tests/databases/sent-by-person.ts';
import { readTicket } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { listTickets } from './ticket-list.ts';

const searches =
  (database: Database, member: Principal, limit = 50) =>
  (q: string) =>
    everyPage(database, member, { ...anyQuery, q }, limit);

describeOnBothDatabases('the search for tickets', (open) => {
  test('finds a ticket by its words in any order, case and accent, a prefix, and parts of phone and email address', async () => {
    const database = await open('seeded');
    const lead = {
      name: 'José Núñez',
      email: 'pepe.nadal+yoga@example.com',
      phone: '+1 (305) 555-0188',
      description: 'Is there parking near the studio?',
    };
    const id = await sendAs(database, lead);
    await sendAs(database, { name: 'José Ortega', email: 'o@example.com', phone: '305-555-0199' });
    const search = searches(database, await addStaff(database, 'Corporate'));
    const { reference } = await readTicket(database, id);
    const found = [
      ...['núñez', 'NUNEZ', 'nun', 'jose nunez', 'Núñez José', 'jose nun', 'parking studio near jose'],
      ...['305-555-0188', '(305) 555.0188', '3055550188', '555-0188', '0188', 'jose 0188'],
      ...['pepe.nadal+yoga@example.com', 'Pepe.Nadal+Yoga@EXAMPLE.com', 'nadal', 'yoga', reference],
    ];
    for (const q of found) expect(await search(q), q).toEqual([id]);
    for (const q of [
      'nunez ortega',
      'nu',
      'nun jose',
      'nunezz',
      '305-555-0187',
      'pepe@example.com',
      'unassigned',
    ])
      expect(await search(q), q).toEqual([]);
    expect(await search('jose')).toHaveLength(2);
  });

  test('finds nothing of another studio', async () => {
    const database = await open('seeded');
    const here = await sendAs(database, { name: 'Mara Quill', email: 'mara@example.com' });
    const there = await sendAs(database, {
      name: 'Mara Quill',
      email: 'mara@example.com',
      locationId: deerfield,
    });
    const { studio_id: studio } = await readTicket(database, here);
    const inDavie = searches(database, await addStaff(database, 'Front_Desk', [studio]));
    const inBoth = searches(database, await addStaff(database, 'Corporate'));
    const { reference } = await readTicket(database, there);
    for (const q of ['quill', 'qui', 'mara quill', 'mara@example.com']) {
      expect(await inDavie(q), q).toEqual([here]);
      expect(new Set(await inBoth(q)), q).toEqual(new Set([here, there]));
    }
    expect(await inDavie(reference)).toEqual([]);
    expect(await inBoth(reference)).toEqual([there]);
  });

  test('lists every ticket once, newest first, on pages of any size', async () => {
    const database = await open('seeded');
    const sent: string[] = [];
    for (let n = 0; n < 12; n++) {
      const name = n % 3 === 0 ? 'Ida Marlow' : 'Ida Ferris';
      const at = readAt - (20 - n) * minuteMs;
      sent.push(await sendAs(database, { name, email: `ida${n}@example.com`, at }));
    }
    const newestFirst = sent.toReversed();
    const member = await addStaff(database, 'Corporate');
    const marlow = newestFirst.filter((_, at) => (sent.length - 1 - at) % 3 === 0);
    for (const limit of [1, 2, 5, 12, 50]) {
      const search = searches(database, member, limit);
      expect(await search('ida')).toEqual(newestFirst);
      expect(await search('towels ida')).toEqual(newestFirst);
      expect(await search('ida marlow')).toEqual(marlow);
      expect(await search('mar')).toEqual(marlow);
    }
  });

  test('lists a ticket with several words of one prefix once, and leaves none out', async () => {
    const database = await open('empty');
    await fillTickets(database, 160, 3, readAt);
    const tickets = await unscoped(database.kysely)
      .selectFrom('tickets')
      .select(['id', 'scope', 'box'])
      .orderBy('id', 'desc')
      .execute();
    const words = ['marigold', 'marigold@example.com', 'marigolds'];
    await database.transact((tx) =>
      insertWords(
        tx,
        tickets.flatMap(({ id, scope }) => words.map((word) => ({ word, scope, ticket_id: id }))),
      ),
    );
    // Few scopes are read in another way than many, and many in another way than all.
    for (const member of [
      await addStaff(database, 'Front_Desk', [3], 'Mia Chen'),
      await addStaff(database, 'Studio_Manager', [1, 2, 3, 4, 5, 6, 7, 8], 'Luis Ortega'),
      await addStaff(database, 'Corporate', [], 'Ana Ruiz'),
    ]) {
      const scopes = readableScopes(member);
      const wanted = tickets.filter(({ scope, box }) => scopes.includes(scope) && box !== 'held');
      expect(wanted.length).toBeGreaterThan(3);
      expect(await searches(database, member, 3)('mari')).toEqual(wanted.map(({ id }) => id));
    }
  });

  test('finds a name with one wrong letter below the exact ones, and nothing of another studio', async () => {
    const database = await open('seeded');
    const send = (name: string, more = {}) => sendAs(database, { name, email: '', ...more });
    const hannah = await send('Hannah Goldberg', { phone: '305-555-0101' });
    const isabel = await send('Isabel Vargas', { phone: '305-555-0102' });
    const exact = await send('Hanna Goldburg', { phone: '305-555-0103' });
    await send('Hannah Goldberg', { phone: '305-555-0104', locationId: deerfield });
    const { studio_id: studio } = await readTicket(database, hannah);
    const member = await addStaff(database, 'Front_Desk', [studio]);
    const search = async (q: string) => {
      const query = { ...anyQuery, q };
      const { rows, near } = await listTickets(database, { member, query, limit: 50, now: readAt });
      return [rows, near].map((some) => some.map(({ id }) => id));
    };
    expect(await search('Hannah Goldberg')).toEqual([[hannah], [exact]]);
    expect(await search('goldburg')).toEqual([[exact], [hannah]]);
    expect(await search('Isabel Vargs')).toEqual([[], [isabel]]);
    expect(await search('vragas')).toEqual([[], [isabel]]);
    for (const q of ['vragsa', 'izabell vargass', '305-555-0109', 'var', 'vax'])
      expect((await search(q))[1], q).toEqual([]);
  });

  test('finds an old ticket behind many newer ones with its words, one of them or both', async () => {
    const database = await open('seeded');
    const at = readAt - minuteMs;
    const oldest = await sendAs(database, { name: 'Alder Birch', email: 'a@example.com', at });
    const { scope } = await readTicket(database, oldest);
    // Each has one of the two words, and none is a ticket of the list.
    const others = Array.from({ length: 2400 }, (_, n) => ({
      word: n % 2 === 0 ? 'alder' : 'birch',
      scope,
      ticket_id: timeOrderedId(readAt + n),
    }));
    await database.transact((tx) => insertWords(tx, others));
    const search = searches(database, await addStaff(database, 'Corporate'));
    for (const q of ['alder birch', 'alder', 'bir']) expect(await search(q), q).toEqual([oldest]);
  });
});

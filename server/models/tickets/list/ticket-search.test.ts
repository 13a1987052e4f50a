import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { insertWords } from '#server/models/tickets/search/search-index.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { anyQuery, everyPage, readAt } from '#tests/rows/listed-tickets.ts';
import { deerfield, sendAs } from '#tests/rows/sent-by-person.ts';
import { readTicket } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { listTickets } from './ticket-list.ts';

const searches = (database: Database, member: Principal) => (q: string) =>
  everyPage(database, member, { ...anyQuery, q }, 50);

describeOnBothDatabases('the search for tickets', (open) => {
  test('finds a ticket by its words in any order, case and accent, a prefix, and parts of phone and email address', async () => {
    const database = await open('seeded');
    const lead = {
      name: 'José Núñez',
      email: 'pepe.nadal+yoga@example.com',
      phone: '+1 (305) 555-0188',
      description: 'Is there parking near the studio or the park?',
    };
    const id = await sendAs(database, lead);
    await sendAs(database, { name: 'José Ortega', email: 'o@example.com', phone: '305-555-0199' });
    const search = searches(database, await addStaff(database, 'Corporate'));
    const { reference } = await readTicket(database, id);
    const found = [
      ...[
        'núñez',
        'NUNEZ',
        'nun',
        'jose nunez',
        'Núñez José',
        'jose nun',
        'parking studio near jose',
        'park',
      ],
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
      'box:unassigned',
    ])
      expect(await search(q), q).toEqual([]);
    expect(await search('jose')).toHaveLength(2);
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

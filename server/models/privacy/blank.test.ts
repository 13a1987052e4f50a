import { expect, test } from 'vitest';
import { ticketStatuses } from '#domain/enumerations.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { boxOf, rankOf, stateOf } from '#server/models/tickets/ticket-state.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { blankSubmissions } from './blank.ts';

describeOnBothDatabases('blanking', (open) => {
  test('a ticket of any state is listed by its new state, and never as work', async () => {
    const database = await open('empty');
    const leads = unscoped(database.kysely);
    const states = ticketStatuses.flatMap((status) => [null, 'staff'].map((held) => ({ status, held })));
    const ids = await fillTickets(database, states.length);
    for (const [at, { status, held }] of states.entries())
      await leads
        .updateTable('tickets')
        .set({ status, held, box: boxOf({ status, isHeld: held !== null }) })
        .where('id', '=', ids[at] ?? '')
        .execute();

    await database.transact((tx) => blankSubmissions(tx, ids));
    const blanked = await leads.selectFrom('tickets').selectAll().execute();
    expect(blanked).toHaveLength(states.length);
    for (const ticket of blanked) {
      const box = boxOf(stateOf(ticket));
      expect(ticket).toMatchObject({ box, rank: rankOf(box, ticket) });
      expect(['done', 'dismissed']).toContain(box);
    }
  });
});

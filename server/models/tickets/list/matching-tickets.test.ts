import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/databases/demo-tickets.ts';
import { readMatching } from './matching-tickets.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnBothDatabases('matching tickets', (open) => {
  test('a call that stops early continues where it stopped: no gap, no repeat', async () => {
    const database = await open('empty');
    const { kysely: db } = database;
    await fillTickets(database, 80, 4, now);
    const tickets = await db.selectFrom('tickets').select(['id', 'form']).orderBy('id', 'desc').execute();
    const words = ['ana', 'ruiz', 'towels', 'do'];
    const ofWords = await db.selectFrom('ticket_words').selectAll().where('word', 'in', words).execute();
    const having = new Set(ofWords.map(({ ticket_id }) => ticket_id));
    const expected = tickets.filter(({ id, form }) => having.has(id) && form === 'contact');
    expect(expected.length).toBeGreaterThan(5);

    const found: string[] = [];
    let partial = 0;
    for (let before: string | null = 'g'; before !== null; ) {
      const ranges = words.map(
        (word) =>
          sql`select ticket_id as id from ticket_words where word = ${word} and ticket_id < ${before}`,
      );
      const page = await readMatching(db, { ranges, conditions: [sql`form = 'contact'`] }, 4, 8);
      expect(page.records.length).toBeLessThanOrEqual(4);
      found.push(...page.records.map(({ id }) => id));
      partial += Number(page.isPartial);
      before = page.next;
    }
    expect(found).toEqual(expected.map(({ id }) => id));
    expect(partial).toBeGreaterThan(0);
  });
});

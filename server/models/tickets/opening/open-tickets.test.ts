import { expect, test } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { markLeadGenuine } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries, intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { openBatch } from './open-tickets.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const tickets = ({ kysely }: Database) =>
  unscoped(kysely).selectFrom('tickets').selectAll().orderBy('id').execute();
const wordsOf = async ({ kysely }: Database, id: string) =>
  (await unscoped(kysely).selectFrom('ticket_words').selectAll().where('ticket_id', '=', id).execute()).map(
    ({ word }) => word,
  );
const send = async (
  database: Database,
  key: string,
  at = now,
  spam = false,
  description = 'Do you have towels?',
) =>
  storeSubmission(
    intakeOn(database, { clock: adjustableClock(at) }),
    testMetadata({ key, ...(spam ? { honeypot: 'x' } : {}) }),
    testInput({ payload: { name: 'Priya Nair', phone: '+1 305 555 0188', description } }),
  );

describeOnBothDatabases('tickets', (open) => {
  test('a submission gets one ticket with its words, its due time and its studio', async () => {
    const database = await open('empty');
    await send(database, 'a');
    expect(await openBatch(database, 25, now)).toEqual({ opened: 1, isFull: false });
    expect(await openBatch(database, 25, now)).toEqual({ opened: 0, isFull: false });
    const [ticket, ...others] = await tickets(database);
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({
      studio_id: 8,
      scope: 32,
      name: 'Priya Nair',
      email: 'priya.nair@example.com',
      phone: '3055550188',
      summary: 'Do you have towels?',
      status: 'NEW',
      box: 'unassigned',
      version: 1,
      held: null,
    });
    expect(ticket?.due_at).toBeGreaterThan(now);
    expect(ticket?.due_at).toBeLessThanOrEqual(now + dayMs);
    expect(ticket?.rank).toBe(ticket?.due_at);
    const words = await wordsOf(database, ticket?.id ?? '');
    expect(words).toEqual(expect.arrayContaining(['priya', 'nair', 'p:3055550188', 'p:0188', 'towels']));
    expect(await deliveryEntries(database)).toHaveLength(2);
    const versions = await database.kysely.selectFrom('studio_versions').selectAll().execute();
    expect(versions).toEqual([{ studio_id: 8, version: 1 }]);
  });

  test('spam is held with its reason and has no due time; the operator releases it with its mails', async () => {
    const database = await open('empty');
    await send(database, 'a', now, true);
    await send(database, 'b', now, true);
    const [first, second] = await unscoped(database.kysely).selectFrom('submissions').select('id').execute();
    const release = (id = '') => database.kysely.transaction().execute((tx) => markLeadGenuine(tx, id, now));
    expect(await release(second?.id)).toBe(2);
    await openBatch(database, 25, now);
    const ofId = Object.fromEntries((await tickets(database)).map((ticket) => [ticket.id, ticket]));
    expect(ofId[first?.id ?? '']).toMatchObject({ box: 'held', held: 'honeypot', due_at: null });
    expect(ofId[second?.id ?? '']).toMatchObject({ box: 'unassigned', held: null });
    expect(await release(first?.id)).toBe(2);
    expect(await tickets(database)).toMatchObject([{ box: 'unassigned' }, { box: 'unassigned' }]);
    expect((await deliveryEntries(database)).map(({ state }) => state)).toEqual(Array(4).fill('pending'));
  });

  test('a long word of characters that need two code units does not stop the tickets of its batch', async () => {
    const database = await open('empty');
    await send(database, 'a');
    await send(database, 'b', now, false, `a${'𐌰'.repeat(30)}`);
    expect(await openBatch(database, 25, now)).toEqual({ opened: 2, isFull: false });
  });

  test('twelve openers at the same time open each ticket once', async () => {
    const database = await open('empty');
    for (let n = 0; n < 40; n++) await send(database, `k${n}`, now - n);
    await Promise.all(Array.from({ length: 12 }, () => openBatch(database, 10, now)));
    while ((await openBatch(database, 10, now)).opened > 0);
    expect(await tickets(database)).toHaveLength(40);
  });

  test('an old submission and a blanked one get a ticket that is done, and only a recent one is looked for again', async () => {
    const database = await open('empty');
    const { kysely } = database;
    await send(database, 'old', now - 400 * dayMs);
    await unscoped(kysely)
      .updateTable('submissions')
      .set((eb) => ({ email: '', payload: '{}', context: '{"address":""}', idempotency_key: eb.ref('id') }))
      .execute();
    expect(await openBatch(database, 25, now, now - dayMs)).toEqual({ opened: 0, isFull: false });
    expect(await openBatch(database, 25, now)).toEqual({ opened: 1, isFull: false });
    const [old] = await tickets(database);
    expect(old).toMatchObject({ status: 'RESOLVED', box: 'done', name: '', email: '', due_at: null });
    await send(database, 'late', now - 3600_000);
    expect(await openBatch(database, 1, now, now - dayMs)).toEqual({ opened: 1, isFull: true });
  });

  test('a lead of a studio without a location has its studio by name', async () => {
    const database = await open('empty');
    await fillTickets(database, 150);
    const all = await tickets(database);
    expect(all).toHaveLength(150);
    expect(all.some(({ studio_id, form }) => studio_id >= 18 && form === 'marketing-lead')).toBe(true);
    expect(all.every(({ scope, studio_id, class: scopeClass }) => scope === studio_id * 4 + scopeClass)).toBe(
      true,
    );
  });
});

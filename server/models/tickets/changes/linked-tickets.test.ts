import { expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import { dismissedStatus } from '#domain/tickets/transitions.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { storeSubmission } from '#server/models/leads/intake.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, sentAt as now, undosOn } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { figuresBetween } from '#tests/databases/stored-figures.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

const midtown = 8;
const davie = { studio: 3, locationId: 48720 };

/** Sends one form for each input and returns the ids of their tickets in the same order. */
const send = async (database: Database, ...inputs: Parameters<typeof testInput>[0][]): Promise<string[]> => {
  const sent: string[] = [];
  for (const [at, input] of inputs.entries()) {
    const intake = intakeOn(database, { clock: adjustableClock(now + at) });
    await storeSubmission(intake, testMetadata({ key: `k${at}` }), testInput(input));
    await openBatch(database, 25, now + at);
    const rows = await unscoped(database.kysely).selectFrom('tickets').select('id').execute();
    sent.push(rows.find(({ id }) => !sent.includes(id))?.id ?? '');
  }
  return sent;
};
const statusesOf = async ({ kysely }: Database, ids: string[]) => {
  const rows = await unscoped(kysely).selectFrom('tickets').select(['id', 'status']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
};
const leadsIn = async (database: Database) =>
  (await figuresBetween(database, now, now)).reduce((sum, { leads }) => sum + leads, 0);

const stranger = {
  email: 'jonas@example.com',
  payload: { name: 'Jonas Feld', email: 'jonas@example.com', description: 'A mat.' },
};

describeOnBothDatabases('requests that were sent twice', (open) => {
  test('an undo that is refused, because the other ticket was dismissed meanwhile, changes nothing', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const mia = await addStaff(database, 'Studio_Manager', [midtown], 'Mia Chen');
    const [first = '', second = ''] = await send(database, {}, {});
    await change(mia, second, { kind: 'link', to: first });
    const data = { name: 'Maya Corrected', email: 'corrected@example.com', phone: '' };
    const correction = await change(mia, second, { kind: 'edit', was: null, now: data });
    expect(await findTicket(database, mia, second, now)).toMatchObject({ linkedTicket: { id: first } });
    await change(mia, first, { kind: 'dismiss', reason: 'test' });
    const before = await wholeDatabase(database);
    expect(await undosOn(database)(mia, second, correction)).toMatchObject({ refusal: 'other-set-aside' });
    expect(await wholeDatabase(database)).toBe(before);
  });

  test('the second one closes, shows where it continues, does not count in the figures, and can be reopened', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
    const [first = '', second = ''] = await send(database, {}, {});
    expect(await leadsIn(database)).toBe(2);
    const linked = await change(mia, second, { kind: 'link', to: first });
    expect(await findTicket(database, mia, second, now)).toMatchObject({
      status: dismissedStatus,
      reason: 'duplicate',
      linkedTicket: { id: first, status: 'NEW' },
      can: { link: false },
    });
    expect(await findTicket(database, mia, first, now)).toMatchObject({
      status: 'NEW',
      linkedTicket: null,
      samePerson: [{ id: second }],
      can: { link: true },
    });
    expect(await leadsIn(database)).toBe(1);
    await undosOn(database)(mia, second, linked);
    expect(await leadsIn(database)).toBe(2);
    expect(await statusesOf(database, [first, second])).toEqual(['NEW', 'NEW']);
    await change(mia, second, { kind: 'link', to: first });
    await change(mia, second, { kind: 'reopen' });
    expect(await findTicket(database, mia, second, now)).toMatchObject({
      status: 'OPEN',
      linkedTicket: null,
    });
  });

  test('of two members who link two requests to each other at once, one is refused: one stays open', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
    const luis = await addStaff(database, 'Studio_Manager', [midtown], 'Luis Ortega');
    const [first = '', second = ''] = await send(database, {}, {});
    for (let round = 0; round < 5; round++) {
      const results = await Promise.all([
        change(mia, first, { kind: 'link', to: second }),
        change(luis, second, { kind: 'link', to: first }),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results.find(({ ok }) => !ok)).toMatchObject({ refusal: 'other-set-aside' });
      for (const id of [first, second]) await change(luis, id, { kind: 'reopen' });
    }
  });

  test('a request continues only in an open one of the same person that the reader may read', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
    const ana = await addStaff(database, 'Corporate', [], 'Ana Ruiz');
    const [own = '', elsewhere = '', jonas = '', third = ''] = await send(
      database,
      {},
      { locationId: davie.locationId },
      stranger,
      {},
    );
    const refusedWith = async (member: Principal, id: string, to: string, refusal: string) => {
      expect(await change(member, id, { kind: 'link', to })).toEqual({
        ok: false,
        because: 'refused',
        refusal,
      });
      expect(await statusesOf(database, [id])).toEqual(['NEW']);
    };
    await refusedWith(mia, own, elsewhere, 'not-yours');
    await refusedWith(mia, own, jonas, 'not-yours');
    await refusedWith(mia, own, own, 'other-set-aside');
    await refusedWith(mia, own, '00000000-0000-7000-8000-000000000000', 'not-yours');
    await change(mia, third, { kind: 'hold' });
    await refusedWith(mia, own, third, 'other-set-aside');
    // Corporate reads both tickets. A member who may not read the other one sees only that this is a
    // duplicate.
    expect(await change(ana, own, { kind: 'link', to: elsewhere })).toMatchObject({ ok: true });
    expect(await findTicket(database, mia, own, now)).toMatchObject({
      reason: 'duplicate',
      linkedTicket: null,
    });
    expect(await findTicket(database, ana, own, now)).toMatchObject({ linkedTicket: { id: elsewhere } });
  });

  test('an undo does not restore a link to a request that was closed meanwhile', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
    const [first = '', second = ''] = await send(database, {}, {});
    await change(mia, second, { kind: 'link', to: first });
    const reopened = await change(mia, second, { kind: 'reopen' });
    await change(mia, first, { kind: 'link', to: second });
    expect(await undosOn(database)(mia, second, reopened)).toMatchObject({
      ok: false,
      refusal: 'other-set-aside',
    });
    expect(await statusesOf(database, [first, second])).toEqual([dismissedStatus, 'OPEN']);
  });
});

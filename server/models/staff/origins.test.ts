import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { deleteExpiredSignIns } from './expired-sign-ins.ts';
import { removeFactors } from './members.ts';
import { findOrigin, originMs, rememberOrigin } from './origins.ts';

const now = Date.parse('2026-11-16T14:00:00Z');

describeOnBothDatabases('devices and networks of sign-ins', (open) => {
  test('are known for 30 days, and until the factors of the last member there are removed', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const [ana, luis] = [await addStaff(database, 'Corporate'), await addStaff(database, 'Corporate')];
    const place = { network: '203.0.113.7', device: 'a' };
    const find = (change: Partial<typeof place>, at = now) =>
      findOrigin(kysely, { ...place, ...change }, at).then(({ from, isKnown }) => [from, isKnown]);
    expect(await find({})).toEqual(['203.0.113.7', false]);
    await rememberOrigin(kysely, ana.id, place, now);
    const [device] = await find({});
    expect(await find({ network: '192.0.2.1' })).toEqual([device, true]);
    expect(await find({ device: 'b' })).toEqual(['203.0.113.7', true]);
    expect(await find({ network: '192.0.2.1', device: 'b' })).toEqual(['192.0.2.1', false]);
    expect(await find({}, now + originMs)).toEqual(['203.0.113.7', false]);
    const rows = await kysely.selectFrom('staff_tokens').select('hash').execute();
    expect(JSON.stringify(rows)).not.toContain(place.network);

    await rememberOrigin(kysely, luis.id, place, now + 1);
    await database.transact((tx) => removeFactors(tx, ana.id));
    expect(await find({})).toEqual([device, true]);
    await database.transact((tx) => removeFactors(tx, luis.id));
    expect(await find({})).toEqual(['203.0.113.7', false]);
    await rememberOrigin(kysely, ana.id, place, now);
    await deleteExpiredSignIns(kysely, now + originMs + 1);
    expect(await kysely.selectFrom('staff_tokens').selectAll().execute()).toEqual([]);
  });
});

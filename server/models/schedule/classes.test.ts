import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toLocationId } from '#domain/studios.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { findClass, pageClasses } from './classes.ts';

const filter = {
  provider: 'embedded',
  kind: 'class' as const,
  locationIds: [toLocationId(48750)],
  from: '2026-11-15',
  to: '2026-11-17',
};
const whole = { page: 1, size: 100 };

describeOnBothDatabases('classes', (open) => {
  test('of another provider, and cancelled ones, are in no list and cannot be found', async () => {
    const { kysely } = await open('seeded');
    const { items, count } = await pageClasses(kysely, filter, whole);
    const [first, second] = items;
    if (!first || !second) throw new Error('there are no classes');
    await kysely.updateTable('classes').set({ is_cancelled: 1 }).where('id', '=', first.id).execute();
    await kysely.updateTable('classes').set({ provider: 'other' }).where('id', '=', second.id).execute();
    const left = await pageClasses(kysely, filter, whole);
    expect(left.items.map(({ id }) => id)).toEqual(items.slice(2).map(({ id }) => id));
    expect(left.count).toBe(count - 2);
    for (const { id } of [first, second])
      expect(await findClass(kysely, { provider: 'embedded', id })).toBeUndefined();
    expect((await findClass(kysely, { provider: 'other', id: second.id }))?.id).toBe(second.id);
  });

  test('of a window are one range of the index, however many providers and years the table has', async () => {
    const { kysely, engine } = await open('seeded');
    if (engine === 'postgres') await sql`analyze classes`.execute(kysely);
    const plan = engine === 'postgres' ? sql`explain` : sql`explain query plan`;
    const { rows } = await sql<Record<string, string>>`${plan} select id from classes
      where provider = 'embedded' and is_cancelled = 0 and kind = 'class' and location_id in (48750)
      and local_date >= '2026-11-15' and local_date <= '2026-11-17'
      order by local_date, starts_at, id`.execute(kysely);
    const text = JSON.stringify(rows);
    expect(text).toContain('classes_by_location_and_day');
    expect(text).not.toMatch(/Seq Scan|SCAN/);
  });
});

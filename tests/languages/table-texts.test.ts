import { expect, test } from 'vitest';
import { tableTextLang } from '#content/catalog/table-texts.ts';
import { studios } from '#domain/studios.ts';
import { describeOnSqlite } from '#tests/databases/databases.ts';

/** Names are the same in every language. */
const names = new Set(studios.map(({ name }) => name));

describeOnSqlite('the rows of the tables that content fills', (open) => {
  test('have a translation of every text', async () => {
    const { kysely } = await open('seeded');
    const types = await kysely.selectFrom('class_types').select(['name', 'description']).execute();
    const classes = await kysely.selectFrom('classes').select('name').distinct().execute();
    const instructors = await kysely.selectFrom('instructors').select('bio').execute();
    const openings = await kysely.selectFrom('openings').select('location').distinct().execute();
    const texts = [types, classes, instructors, openings].flatMap((rows) =>
      rows.flatMap((row) => Object.values(row)),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect([...new Set(texts)].filter((text) => !names.has(text) && tableTextLang(text) !== null)).toEqual(
      [],
    );
  });
});

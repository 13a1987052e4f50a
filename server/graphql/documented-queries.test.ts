import { parse, validate } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { LimitQueryRule, maxPageSize, queryLimits } from '#server/limits/query-limits.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { seededDay } from '#tests/databases/seeded-day.ts';
import { everyOperation } from '#tests/forms/every-field.ts';
import { graphqlOver } from '#tests/support/graphql.ts';
import { schema } from './schema.ts';

const queries = everyOperation(schema, 'query');
let api: ReturnType<typeof graphqlOver>;
/** A value for every argument of every query; a new argument needs one too. */
let values: Record<string, unknown>;

beforeAll(async () => {
  const database = await freshDatabase('sqlite', 'seeded');
  api = graphqlOver(database);
  const { id } = await database.kysely.selectFrom('classes').select('id').executeTakeFirstOrThrow();
  values = {
    class_id: String(id),
    class_type: ['YOGA', 'FIIT', 'RESTORE'],
    form_id: 3,
    studio_id: 48750,
    location_id: '48750',
    locations: ['48750', '48719'],
    min: seededDay,
    max: '2026-12-31',
    pageNo: 1,
    pageSize: maxPageSize,
  };
});
const valuesOf = (args: readonly string[]) => {
  expect(Object.keys(values)).toEqual(expect.arrayContaining([...args]));
  return Object.fromEntries(args.map((name) => [name, values[name]]));
};

describe('with every field and its largest page', () => {
  test.each(queries)('$name returns its data', async ({ name, args, source }) => {
    const { status, data, errors } = await api.fetchQuery(source, valuesOf(args));
    expect({ status, errors }).toEqual({ status: 200, errors: undefined });
    expect(data).toHaveProperty(name);
    expect(JSON.stringify(data)).not.toContain('APIError');
  });

  test('the schedule without a page size, as in the specification, returns its data', async () => {
    const all = queries.find(({ name }) => name === 'getLocalClassesV2')?.source ?? '';
    const source = all
      .replace(/\$page(No|Size): Int,? ?/g, '')
      .replace(/,? ?page(No|Size): \$page(No|Size)/g, '');
    const { status, data } = await api.fetchQuery(source, {
      location_id: 48750,
      min: seededDay,
      max: '2026-11-17',
    });
    expect(status).toBe(200);
    expect(data.getLocalClassesV2.results.flat().length).toBeGreaterThan(10);
    expect(data.getLocalClassesV2.results[0][0].reservations[0]).toHaveProperty('spot');
  });

  test.each(everyOperation(schema, 'mutation'))('$name is within the limits', ({ source }) => {
    expect(validate(schema, parse(source, { maxTokens: queryLimits.tokens }), [LimitQueryRule])).toEqual([]);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '#server/graphql/schema.ts';
import { callCost, LimitQueryRule, queryLimits } from './query-limits.ts';

const refusals = (document: string) =>
  validate(schema, parse(document), [LimitQueryRule]).map(({ message }) => message);
const classes = (pageSize: number | string, selection: string) =>
  `getLocalClassesV2(location_id: 48750, min: "2026-11-15", max: "2026-11-20", pageSize: ${pageSize}) { results { ${selection} } }`;
const rich = 'id name instructors { id } class_tags { id } reservations { id }';

test('every document of our own pages matches the schema and is within the limits', () => {
  const sources = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bgql\(?\s*`([^`]*)`/g)])
    .map(([, body = '']) => body.trim());
  const isFragment = (source: string) => source.startsWith('fragment');
  const fragments = sources.filter(isFragment).join(' ');
  const operations = sources.filter((source) => !isFragment(source));
  expect(operations.length).toBeGreaterThan(10);
  // The `gql` tag joins lines, which would change a text, and make the rest of a document a comment.
  expect(sources.filter((source) => /["#]/.test(source))).toEqual([]);
  // Each operation is followed by all fragments.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const problems = operations.flatMap((source) =>
    validate(schema, parse(`${source} ${fragments}`), [...rules, LimitQueryRule]),
  );
  expect(problems.map(({ message }) => message)).toEqual([]);
});

test('a page costs its size, a list inside it its assumed length', () => {
  // The call, then 100 times: 1 for the list, 2 fields, 2 lists of ten, 1 of sixty.
  const cost = callCost + 100 * (1 + 2 + 2 * 11 + 61);
  const times = Math.floor(queryLimits.cost / cost);
  const many = (count: number) =>
    `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${classes(100, rich)}`).join(' ')} }`;
  expect(refusals(many(times))).toEqual([]);
  expect(refusals(many(times + 1))).toEqual([
    `The query costs ${cost * (times + 1)}; at most ${queryLimits.cost} is allowed.`,
  ]);
});

test('a page size in a variable counts as the largest, and fragments hide nothing', () => {
  const spread = (size: string) =>
    `query ($n: Int) { ${Array.from({ length: 14 }, (_, n) => `a${n}: ${classes(size, '...C')}`).join(' ')} } fragment C on Class { ${rich} }`;
  expect(refusals(spread('$n'))).toHaveLength(1);
  expect(refusals(spread('5'))).toEqual([]);
});

test('fragments that multiply each other are counted without being walked', () => {
  const doubling = Array.from(
    { length: 60 },
    (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`,
  );
  const bomb = `{ ...f0 } ${doubling.join(' ')} fragment f60 on Query { ${classes(1, 'id')} }`;
  expect(refusals(bomb)).toHaveLength(1);
});

import { buildSchema, Source } from 'graphql';
import { expect, test } from 'vitest';
import { checkDocuments, documentsIn } from './graphql-documents.ts';

const schema = buildSchema('type Query { name(id: Int): String other: Query }');
const check = (...sources: string[]) =>
  checkDocuments(
    schema,
    sources.map((source) => new Source(source, 'a.ts')),
  );

test('documents are found in both ways of writing the tag', () => {
  const text = 'const a = gql(`{ name }`, [x]); const b = gql`{ other { name } }`;';
  expect(documentsIn('a.ts', text).map(({ body }) => body)).toEqual(['{ name }', '{ other { name } }']);
});

test('fragments may be written anywhere and spread each other', () => {
  expect(
    check(
      '{ ...A }',
      'fragment A on Query { other { ...B } }',
      'fragment B on Query { name }',
      'fragment C on Query { name }',
    ),
  ).toEqual([]);
});

test('an unknown field, a missing fragment, a broken document and a text inside one are problems', () => {
  expect(check('{ nam }')[0]).toMatch(/^a\.ts: Cannot query field "nam"/);
  expect(check('{ ...Nowhere }')[0]).toMatch(/Unknown fragment "Nowhere"/);
  expect(check('{ name')[0]).toMatch(/Syntax Error/);
  expect(check('{ name(id: 1) } # why')[0]).toMatch(/no texts and no comments/);
});

import { expect, test } from 'vitest';
import { gql } from './gql.ts';

test('a document is one line for each definition', () => {
  const doc = gql(`
    query Promo {
      getActiveMtekPromo { id }
    }
  `);
  expect(String(doc)).toBe('query Promo { getActiveMtekPromo { id } }');
});

test('a fragment that two others spread is sent once', () => {
  const shared = gql('fragment Face on Instructor { name }');
  const one = gql('fragment One on Class { instructors { ...Face } }', [shared]);
  const two = gql('fragment Two on Video { instructors { ...Face } }', [shared]);
  const all = String(gql('query { getClassDetails(class_id: 1) { ...One } }', [one, two]));
  expect(all.match(/fragment Face/g)).toHaveLength(1);
  expect(all.split('\n')).toHaveLength(4);
});

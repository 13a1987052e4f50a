import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from './schema.ts';

type Described = { name: string; description?: string | null | undefined };

/** Everything in the schema that needs a description, by its path. */
const everything = function* (): Generator<[path: string, item: Described]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (!isObjectType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      if (!('args' in field)) continue;
      for (const arg of field.args) yield [`${type.name}.${field.name}(${arg.name})`, arg];
    }
  }
};
const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]|\b(the|a|an|of)\b/g, '');

test('every type, field, argument and value of the schema has a description', () => {
  const all = [...everything()];
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter(([, { description }]) => !description).map(([path]) => path)).toEqual([]);
});

test('a description is a sentence, and says more than the name', () => {
  const poor = [...everything()].filter(([, { name, description }]) => {
    const text = description ?? '';
    return !/^[\p{Lu}“"0-9]/u.test(text) || !text.endsWith('.') || letters(text) === letters(name);
  });
  expect(poor.map(([path, { description }]) => `${path}: ${description}`)).toEqual([]);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf } from './form-fields.ts';
import { date, email, ifGiven, name, phone, studio, zip } from './rules/fields.ts';
import { cv, supportFiles } from './rules/files.ts';
import { masks } from './rules/masks.ts';

test('a field has the type, the list and the requirement of its rules', () => {
  const fields = fieldsOf(
    z.object({
      email: email(),
      name: ifGiven(name()),
      studio: studio(),
      studios: z.array(studio()),
      ok: z.boolean(),
      cv: cv(),
      files: supportFiles(),
    }),
  );
  const texts = Object.entries(fields).map(
    ([field, { type, isList, isRequired }]) =>
      `${field}: ${isList ? `[${type}]` : type}${isRequired ? '!' : ''}`,
  );
  expect(texts).toEqual([
    'email: String!',
    'name: String',
    'studio: Int!',
    'studios: [Int]!',
    'ok: Boolean!',
    'cv: Upload!',
    'files: [Upload]',
  ]);
});

test('a phone number, a zip code and a date have their masks, also with further rules', () => {
  const day = date('classDate.future', 'classDate.future').check(z.minLength(1));
  const fields = fieldsOf(z.object({ phone: phone(), zip: ifGiven(zip()), day, name: name() }));
  expect(Object.values(fields).map(({ mask }) => mask)).toEqual([
    masks.phone,
    masks.zip,
    masks.date,
    undefined,
  ]);
});

test('a schema type that forms do not know is refused, instead of being a text', () => {
  expect(() => fieldsOf(z.object({ since: z.date() }))).toThrow('"date"');
});

import { expect, test } from 'vitest';
import { schemaFiles, schemasIn, textsOf } from './form-schemas.ts';

const schemas = (
  await Promise.all(schemaFiles.map(async (file) => ({ file, found: await schemasIn(file) })))
).flatMap(({ file, found }) => {
  if (found.length === 0)
    throw new Error(`${file} creates a schema but has no export whose name ends in "Schema"`);
  return found.map(([name, schema]) => ({ name, texts: textsOf(schema, name) }));
});
const texts = schemas.flatMap((schema) => schema.texts);

test('the tests read every form', () => {
  expect(schemas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['signUpSchema', 'signUpCallSchema', 'marketingBodySchema', 'cancellationSchema']),
  );
  expect(texts.length).toBeGreaterThan(80);
});

test.each(texts)('$field has a maximum, and every other rule runs after it', ({ max, beforeMax }) => {
  expect(max).toBeLessThanOrEqual(100 * 1024);
  expect(beforeMax).toEqual([]);
});

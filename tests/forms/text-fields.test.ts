import { expect, test } from 'vitest';
import { allTextFields, schemaNames } from './text-fields.ts';

test('the schemas of all forms and calls are found', () => {
  expect(schemaNames).toEqual(
    expect.arrayContaining(['signUpSchema', 'signUpCallSchema', 'marketingBodySchema', 'cancellationSchema']),
  );
  expect(allTextFields.length).toBeGreaterThan(80);
});

test.each(allTextFields)('$field has a maximum, and every other rule runs after it', ({ max, beforeMax }) => {
  expect(max).toBeLessThanOrEqual(100 * 1024);
  expect(beforeMax).toEqual([]);
});

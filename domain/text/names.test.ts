import { expect, test } from 'vitest';
import { firstTwoWords } from './names.ts';

test.each([
  ['Marisol Vega', 'Marisol Vega'],
  ['Ana Maria Ruiz Soto', 'Ana Maria'],
  ['  Priya   Venkat ', 'Priya Venkat'],
  ['Cher', 'Cher'],
  ['', ''],
])('%j is shown as %j', (name, shown) => {
  expect(firstTwoWords(name)).toBe(shown);
});

import { expect, test } from 'vitest';
import { bookLink } from './book-link.ts';

test('BOOK leads to the app, or to the provider’s page of the class', () => {
  expect(bookLink(null, '70001')).toBe('/get-app');
  expect(bookLink('https://book.example/?_mt=/classes/{class}/reserve', '70001')).toBe(
    'https://book.example/?_mt=/classes/70001/reserve',
  );
});

test('an id cannot change the URL around it', () => {
  expect(bookLink('https://book.example/{class}', '../$&?x=1#y')).toBe(
    'https://book.example/..%2F%24%26%3Fx%3D1%23y',
  );
});

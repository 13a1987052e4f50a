import { expect, test } from 'vitest';
import { bookLink } from './book-link.ts';

test('an id cannot change the URL around it', () => {
  expect(bookLink('https://book.example/{class}', '../$&?x=1#y')).toBe(
    'https://book.example/..%2F%24%26%3Fx%3D1%23y',
  );
});

import { expect, test } from 'vitest';
import { fillReply, unfilledIn } from './saved-replies.ts';

const values = {
  ...{ 'first name': 'Maya', studio: 'Davie', 'studio phone': '' },
  ...{ 'my name': 'Ana Ruiz', reference: 'AB12CD34' },
};

test('known variables are filled in, and what is left stops the mail', () => {
  const text = fillReply('Hi {first name}, {Studio} {studio phone} {frist name} {my name}', values);
  expect(text).toBe('Hi Maya, Davie {studio phone} {frist name} Ana Ruiz');
  expect(unfilledIn(text)).toEqual(['{studio phone}', '{frist name}']);
  expect(unfilledIn('No braces, and a { alone')).toEqual([]);
});

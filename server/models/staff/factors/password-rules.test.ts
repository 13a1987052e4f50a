import { expect, test } from 'vitest';
import { passwordRefusal } from './password-rules.ts';

const ana = { name: 'Ana Ruiz', email: 'ana.ruiz@heliora.example' };

test.each([
  ['eleven char', 'short'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['Password1234!', 'common'],
  ['heliora-hot-yoga', 'own'],
  ['Heliora2026!!', 'common'],
  ['heliora palms', 'own'],
  ['anaruizanaruiz', 'own'],
  ['ana.ruiz@heliora.example', 'own'],
  ['x'.repeat(64) + 'y'.repeat(65), 'long'],
])('%j is refused: %s', (password, why) => expect(passwordRefusal(password, ana)).toBe(why));

test.each([
  'correct horse battery',
  'kaffee am montag',
  'ДваСлоняткаЙдуть',
  '            spaces',
  'z'.repeat(64) + 'y'.repeat(64),
])('%j is accepted: no rule requires kinds of characters', (password) =>
  expect(passwordRefusal(password, ana)).toBeUndefined(),
);

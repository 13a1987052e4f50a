import { expect, test } from 'vitest';
import { studios } from '#domain/studios.ts';
import { compareText } from './compare-text.ts';

test('names are in the order of the language, with and without letters outside ASCII', () => {
  const names = [
    ...studios.map(({ name }) => name),
    ...[
      'Ana Ruiz',
      'ana ruiz',
      'Ana',
      'Ana-Maria',
      "Ana O'Hara",
      'Ánna',
      'Anna Z',
      'AnnaZ',
      'Zoë',
      'zoe',
      '',
    ],
  ];
  const { compare } = new Intl.Collator('en');
  for (const a of names)
    for (const b of names)
      expect(Math.sign(compareText(a, b)), `${a} and ${b}`).toBe(Math.sign(compare(a, b)));
});

import { expect, test } from 'vitest';
import { compareText } from './compare-text.ts';

test('accents and case do not decide the order, and equal keys keep theirs', () => {
  const names = ['zoe', 'Ana', 'Óscar', 'Oscar', 'Ángela', 'ana', 'Azul', 'Núñez', 'Nunez', 'Nora'];
  expect(names.sort(compareText)).toEqual([
    'Ana',
    'ana',
    'Ángela',
    'Azul',
    'Nora',
    'Núñez',
    'Nunez',
    'Óscar',
    'Oscar',
    'zoe',
  ]);
});

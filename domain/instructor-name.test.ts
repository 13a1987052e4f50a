import { expect, it } from 'vitest';
import { shortInstructorName } from './instructor-name.ts';

it.each([
  ['Ana Lucía Ferreira Prado', 'Ana Lucía'],
  ['Cher', 'Cher'],
  ['  Bo   Lindqvist ', 'Bo Lindqvist'],
  ['', ''],
])('%j is shown as %j', (name, shown) => expect(shortInstructorName(name)).toBe(shown));

import { expect, test } from 'vitest';
import { toLocationId } from '#domain/studios.ts';
import { locationContact, locationName } from './mailed-studios.ts';

const midtown = toLocationId(48750);
const unknownStudio = toLocationId(99_999);

test('names and phones of studios are our own facts, with a fallback', () => {
  expect(locationContact(midtown)).toEqual({
    name: 'Midtown Miami',
    phone: expect.stringMatching(/^\d{3}-/),
  });
  expect(locationContact(unknownStudio)).toEqual({ name: 'Studio 99999', phone: '' });
  expect(locationName(midtown)).toBe('Midtown Miami');
});

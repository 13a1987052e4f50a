import { expect, test } from 'vitest';
import { instructors } from '#content/catalog/instructors.ts';
import { teachers } from '#content/catalog/teachers.ts';
import { openStudios } from '#domain/studios.ts';

const nameOf = ({ firstName, middleName, lastName }: (typeof instructors)[number]) =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');
const firstTwoWords = (name: string) => name.split(' ').slice(0, 2).join(' ');

test.each(teachers)(
  '$name is called the same here, on the schedule and in the library, which shows two words of a name',
  ({ name }) => {
    expect(instructors.map(nameOf)).toContain(name);
    expect(firstTwoWords(name)).toBe(name);
  },
);

test.each(teachers)('$name teaches at $location', ({ name, location }) => {
  const studio = openStudios.find((open) => open.name === location);
  const person = instructors.find((instructor) => nameOf(instructor) === name);
  expect(person?.homeLocationIds).toContain(studio?.locationId);
});

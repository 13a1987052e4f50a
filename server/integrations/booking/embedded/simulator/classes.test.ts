import { expect, test } from 'vitest';
import { studioDetails } from '#content/catalog/studios.ts';
import { instructors } from '#content/facts/instructors.ts';
import { addDays, weekday } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';
import { classTypes, workshopTypes } from '#server/db/content-sync/class-types.ts';
import { classesOfDay, type SimulatedClass, simulatedClasses } from './classes.ts';
import { workshopRows } from './workshops.ts';

const today = '2026-11-15';
const rows = simulatedClasses(today);
const workshops = workshopRows(today);
const seconds = new Map([...classTypes, ...workshopTypes].map(({ id, row }) => [id, row.duration]));
const ends = (row: SimulatedClass) => row.starts_at + (seconds.get(row.class_type_id) ?? 0) * 1000;
const groups = (list: SimulatedClass[], key: (row: SimulatedClass) => string) => [
  ...Map.groupBy(list, key).values(),
];

test('there are classes for the past week and the next ten, and no others', () => {
  const days = [...new Set(rows.map(({ local_date }) => local_date))].sort();
  expect(days).toHaveLength(7 + 1 + 70);
  expect([days[0], days.at(-1)]).toEqual([addDays(today, -7), addDays(today, 70)]);
});

test('every open studio has eight or nine classes on every day, the others none', () => {
  const perDay = groups(rows, (row) => `${row.location_id} ${row.local_date}`);
  expect(perDay).toHaveLength(openStudios.length * 78);
  for (const day of perDay) expect(day.length).toBe(weekday(day[0]?.local_date ?? '') % 6 === 0 ? 8 : 9);
});

test('the first class of a weekday begins at the time on the studio’s page', () => {
  for (const { locationId, slug } of openStudios) {
    const [first] = rows.filter((row) => row.location_id === locationId && row.local_date === '2026-11-16');
    expect(first?.local_time).toBe(`${studioDetails.get(slug)?.firstClass}:00`);
  }
});

test('a room has one class at a time, including workshops', () => {
  for (const room of groups([...rows, ...workshops], (row) => String(row.location_id))) {
    const inOrder = room.toSorted((a, b) => a.starts_at - b.starts_at);
    expect(inOrder.filter((row, index) => ends(row) > (inOrder[index + 1]?.starts_at ?? Infinity))).toEqual(
      [],
    );
  }
});

test('on any day of the coming years no instructor has two classes at once or a kind of class that they do not teach', () => {
  const kinds = new Map(classTypes.map(({ id, kind }) => [id, kind]));
  const people = new Map(instructors.map((person) => [JSON.stringify([person.id]), person]));
  for (let week = 0; week < 200; week++) {
    const day = addDays(today, week * 8);
    for (const own of groups(classesOfDay(day, day), (row) => row.instructor_ids)) {
      const person = people.get(own[0]?.instructor_ids ?? '');
      const inOrder = own.toSorted((a, b) => a.starts_at - b.starts_at);
      const misplaced = inOrder.filter(({ class_type_id }) => {
        const kind = kinds.get(class_type_id);
        return !kind || !person?.kinds.includes(kind);
      });
      const overlapping = inOrder.filter(
        (row, index) => ends(row) > (inOrder[index + 1]?.starts_at ?? Infinity),
      );
      expect([day, misplaced, overlapping]).toEqual([day, [], []]);
    }
  }
}, 60_000);

test('ids are unique, and the same when simulated a day later', () => {
  const ids = [...rows, ...workshops].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const tomorrow = new Map(classesOfDay(addDays(today, 30), addDays(today, 1)).map((row) => [row.id, row]));
  for (const row of rows.filter(({ local_date }) => local_date === addDays(today, 30))) {
    expect(tomorrow.get(row.id)).toEqual(row);
  }
});

test('two or three workshops a month in every open studio, to the end of the month two months ahead', () => {
  const whole = groups(workshops, (row) => `${row.location_id} ${row.local_date.slice(0, 7)}`).filter(
    ([first]) => first && first.local_date.slice(0, 7) > today.slice(0, 7),
  );
  expect(whole).toHaveLength(openStudios.length * 2);
  for (const month of whole) expect([2, 3]).toContain(month.length);
  expect(workshops.every(({ local_date }) => local_date <= '2027-01-31')).toBe(true);
});

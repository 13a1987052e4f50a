import { instructors } from '#content/facts/instructors.ts';
import { addDays, type CalendarDay, endOfMonth, weekday } from '#domain/dates.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { type LocationId, openStudios } from '#domain/studios.ts';
import { workshopTypes } from '#server/db/content-sync/class-types.ts';
import { classRow, pastDays, type SimulatedClass } from './classes.ts';

/** Early afternoon on Saturday or Sunday, when the room is free. */
const time = '13:15';
/** Ids of classes end in 01 to 09; those of workshops begin at 51. */
const firstSlot = 51;

const daysOf = (first: CalendarDay, last: CalendarDay): CalendarDay[] => {
  const days: CalendarDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

const workshopsOfMonth = (
  locationId: LocationId,
  first: CalendarDay,
  today: CalendarDay,
): SimulatedClass[] => {
  const random = seededRandom(`workshops ${locationId} ${first}`);
  const weekendDays = daysOf(first, endOfMonth(first)).filter((day) => weekday(day) % 6 === 0);
  const howMany = 2 + random.int(2);
  const days = random.shuffle(weekendDays).slice(0, howMany).sort();
  const types = random.shuffle(workshopTypes).slice(0, howMany);
  return days.map((day, index) => {
    const type = types[index] as (typeof types)[number];
    const able = instructors.filter(({ kinds }) => kinds.includes(type.kind));
    const near = able.filter(({ homeLocationIds }) => homeLocationIds.includes(locationId));
    // A long workshop has two instructors.
    const leads = random.shuffle(near.length ? near : able).slice(0, type.row.duration > 7200 ? 2 : 1);
    return classRow(
      {
        kind: 'workshop',
        locationId,
        day,
        slot: firstSlot + index,
        time,
        type,
        instructorIds: leads.map(({ id }) => id),
      },
      today,
    );
  });
};

/** Workshops from the past week to the end of the month two months ahead, the range of their tab. */
export const workshopRows = (today: CalendarDay): SimulatedClass[] => {
  const start = addDays(today, -pastDays);
  const end = endOfMonth(today, 2);
  const months = [...new Set(daysOf(start, end).map((day) => `${day.slice(0, 7)}-01`))];
  return openStudios
    .flatMap(({ locationId }) => months.flatMap((first) => workshopsOfMonth(locationId, first, today)))
    .filter(({ local_date }) => local_date >= start && local_date <= end);
};

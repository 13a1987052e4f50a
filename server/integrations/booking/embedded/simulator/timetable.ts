import { studioDetails } from '#content/catalog/studios.ts';
import { type CalendarDay, weekday } from '#domain/dates.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { type LocationId, openStudios } from '#domain/studios.ts';

export type TimetableSlot = { time: string; part: 'morning' | 'evening'; kind: ClassKindSlug };

/**
 * Slots are at least 75 minutes apart: one hour of Flow and a quarter of an hour of cleaning. Restore classes
 * need the larger gaps.
 */
const weekdays: readonly TimetableSlot[] = [
  { time: '06:00', part: 'morning', kind: 'fiit' },
  { time: '07:15', part: 'morning', kind: 'flow' },
  { time: '08:45', part: 'morning', kind: 'flow' },
  { time: '10:00', part: 'morning', kind: 'restore' },
  { time: '11:45', part: 'morning', kind: 'fiit' },
  { time: '16:15', part: 'evening', kind: 'flow' },
  { time: '17:30', part: 'evening', kind: 'fiit' },
  { time: '18:45', part: 'evening', kind: 'flow' },
  { time: '20:00', part: 'evening', kind: 'restore' },
];
const weekends: readonly TimetableSlot[] = [
  { time: '07:30', part: 'morning', kind: 'flow' },
  { time: '08:45', part: 'morning', kind: 'fiit' },
  { time: '10:00', part: 'morning', kind: 'flow' },
  { time: '11:15', part: 'morning', kind: 'restore' },
  { time: '16:00', part: 'evening', kind: 'flow' },
  { time: '17:15', part: 'evening', kind: 'fiit' },
  { time: '18:30', part: 'evening', kind: 'flow' },
  { time: '19:45', part: 'evening', kind: 'restore' },
];

/** Each studio's first class begins at the time stated on its page. */
const firstSlot = '06:00';
const firstClasses = new Map(
  openStudios.map(({ locationId, slug }) => [locationId, studioDetails.get(slug)?.firstClass]),
);

/** "18:30" → 1110. */
export const minutesOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const timeAfter = (time: string, minutes: number): string => {
  const total = minutesOfDay(time) + minutes;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
};

/** Nine classes on a weekday, eight on a weekend day; each studio has its own order. */
export const slotsOf = (locationId: LocationId, day: CalendarDay): TimetableSlot[] => {
  const isWeekend = weekday(day) % 6 === 0;
  const studio = seededRandom(`timetable ${locationId}`);
  const shiftMinutes = minutesOfDay(firstClasses.get(locationId) ?? firstSlot) - minutesOfDay(firstSlot);
  const isSwapped = (studio.int(7) + weekday(day)) % 2 === 1;
  // Flow and FIIT swap slots every other day: a guest with one free hour a day can take both in a week.
  const swap = { flow: 'fiit', fiit: 'flow', restore: 'restore' } as const;
  return (isWeekend ? weekends : weekdays).map((slot) => ({
    ...slot,
    time: timeAfter(slot.time, shiftMinutes),
    kind: isSwapped ? swap[slot.kind] : slot.kind,
  }));
};

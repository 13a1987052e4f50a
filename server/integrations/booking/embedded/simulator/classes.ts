import { addDays, type CalendarDay, daysBetween, weekday } from '#domain/dates.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { type LocationId, openStudios } from '#domain/studios.ts';
import { type ClassTypeContent, classTypes } from '#server/db/content-sync/class-types.ts';
import { capacityOf } from '#server/db/content-sync/layouts.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import { bookAheadDays, bookingsOf } from './bookings.ts';
import { assignInstructors } from './instructor-assignment.ts';
import { slotsOf, type TimetableSlot } from './timetable.ts';

export const pastDays = 7;
const comingDays = 70;

/** The id consists of studio, day and number within the day, so that a link to a class stays valid. */
const classId = (locationId: LocationId, day: CalendarDay, slot: number): number =>
  (locationId % 100) * 100_000_000 + Number(day.slice(2).replaceAll('-', '')) * 100 + slot;

export type ClassPlan = {
  kind: 'class' | 'workshop';
  locationId: LocationId;
  day: CalendarDay;
  slot: number;
  time: string;
  type: ClassTypeContent;
  instructorIds: readonly number[];
};

export const classRow = (plan: ClassPlan, today: CalendarDay) => {
  const { kind, locationId, day, slot, time, type, instructorIds } = plan;
  const id = classId(locationId, day, slot);
  const capacity = capacityOf(locationId);
  return {
    id,
    kind,
    location_id: locationId,
    class_type_id: type.id,
    name: type.className,
    instructor_ids: JSON.stringify(instructorIds),
    starts_at: studioInstant(day, time),
    local_date: day,
    local_time: `${time}:00`,
    booking_opens_at: studioInstant(addDays(day, -bookAheadDays), time),
    capacity,
    ...bookingsOf({
      classKey: String(id),
      locationId,
      time,
      isWeekend: weekday(day) % 6 === 0,
      capacity,
      daysUntil: daysBetween(today, day),
    }),
  };
};
export type SimulatedClass = ReturnType<typeof classRow>;

const sunriseIsOver = '07:45';

const typesFor = (slot: TimetableSlot) =>
  classTypes.filter(
    ({ kind, dayPart, className }) =>
      kind === slot.kind &&
      (dayPart === 'any' || dayPart === slot.part) &&
      !(className.includes('Sunrise') && slot.time > sunriseIsOver),
  );

/** All classes of one day in all open studios. */
export const classesOfDay = (day: CalendarDay, today: CalendarDay): SimulatedClass[] => {
  const assign = assignInstructors();
  return openStudios.flatMap(({ locationId }) =>
    slotsOf(locationId, day).map((slot, index) => {
      const random = seededRandom(`class ${locationId} ${day} ${index}`);
      const type = random.pick(typesFor(slot));
      const id = assign(random, {
        locationId,
        kind: slot.kind,
        time: slot.time,
        seconds: type.row.duration,
      });
      return classRow(
        { kind: 'class', locationId, day, slot: index + 1, time: slot.time, type, instructorIds: [id] },
        today,
      );
    }),
  );
};

/** The past week and the next ten weeks, with the bookings of `today`. */
export const simulatedClasses = (today: CalendarDay): SimulatedClass[] =>
  Array.from({ length: pastDays + comingDays + 1 }, (_, index) => addDays(today, index - pastDays)).flatMap(
    (day) => classesOfDay(day, today),
  );

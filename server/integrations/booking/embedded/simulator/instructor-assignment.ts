import { instructors } from '#content/facts/instructors.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import type { LocationId } from '#domain/studios.ts';
import { minutesOfDay } from './timetable.ts';

type UnassignedClass = { locationId: LocationId; kind: ClassKindSlug; time: string; seconds: number };
/** `from` and `to` are minutes of the day. */
type Shift = { locationId: LocationId; from: number; to: number };

/** Between two studios. */
const travelMinutes = 60;
const maxClassesADay = 5;

/** Assigns instructors to the classes of one day: never to two rooms at once, and near their home studio. */
export const assignInstructors = () => {
  const shifts = new Map<number, Shift[]>();
  const shiftsOf = (id: number) => shifts.get(id) ?? [];

  const isElsewhere = (id: number, wanted: Shift, pauseMinutes = 0): boolean =>
    shiftsOf(id).some((shift) => {
      const gap = shift.locationId === wanted.locationId ? 0 : pauseMinutes;
      return wanted.from < shift.to + gap && wanted.to + gap > shift.from;
    });
  const isRested = (id: number, wanted: Shift): boolean =>
    shiftsOf(id).length < maxClassesADay && !isElsewhere(id, wanted, travelMinutes);

  return (random: SeededRandom, { locationId, kind, time, seconds }: UnassignedClass): number => {
    const wanted = { locationId, from: minutesOfDay(time), to: minutesOfDay(time) + seconds / 60 };
    const free = instructors.filter(({ id }) => !isElsewhere(id, wanted));
    const able = free.filter(({ kinds }) => kinds.includes(kind));
    const rested = able.filter(({ id }) => isRested(id, wanted));
    const near = rested.filter(({ homeLocationIds }) => homeLocationIds.includes(locationId));
    // FIIT has the fewest instructors, so other classes take them last.
    const withoutFiit = (list: typeof able) =>
      list.filter(({ kinds }) => kind === 'fiit' || !kinds.includes('fiit'));
    // The last choices are fallbacks: there are more instructors than rooms, so one is always free.
    const choices = [withoutFiit(near), near, withoutFiit(rested), rested, able, free];
    const { id } = random.pick(choices.find((list) => list.length) ?? instructors);
    shifts.set(id, [...shiftsOf(id), wanted]);
    return id;
  };
};

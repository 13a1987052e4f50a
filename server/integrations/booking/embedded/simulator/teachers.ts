import { instructors } from '#content/facts/instructors.ts';
import type { ClassKindSlug } from '#domain/class-kinds.ts';
import type { SeededRandom } from '#server/db/content-sync/seeded-random.ts';

type Shift = { locationId: number; from: number; to: number };

const minutes = (time: string): number => {
  const [hours = 0, mins = 0] = time.split(':').map(Number);
  return hours * 60 + mins;
};
/** Nobody crosses Broward County in less. */
const travel = 60;
const classesADay = 5;

/** Hands out one day's classes so that nobody is in two rooms at once; people teach near home when they can. */
export const teachersOfTheDay = () => {
  const shifts = new Map<number, Shift[]>();
  const shiftsOf = (id: number) => shifts.get(id) ?? [];

  const isElsewhere = (id: number, wanted: Shift, pause = 0): boolean =>
    shiftsOf(id).some((shift) => {
      const gap = shift.locationId === wanted.locationId ? 0 : pause;
      return wanted.from < shift.to + gap && wanted.to + gap > shift.from;
    });
  const isRested = (id: number, wanted: Shift): boolean =>
    shiftsOf(id).length < classesADay && !isElsewhere(id, wanted, travel);

  return (
    luck: SeededRandom,
    locationId: number,
    kind: ClassKindSlug,
    time: string,
    seconds: number,
  ): number => {
    const wanted = { locationId, from: minutes(time), to: minutes(time) + seconds / 60 };
    const free = instructors.filter(({ id }) => !isElsewhere(id, wanted));
    const able = free.filter(({ kinds }) => kinds.includes(kind));
    const rested = able.filter(({ id }) => isRested(id, wanted));
    const near = rested.filter(({ homeBookingIds }) => homeBookingIds.includes(locationId));
    // FIIT has the fewest teachers, so they are kept for it where others can step in.
    const spared = (list: typeof able) =>
      list.filter(({ kinds }) => kind === 'fiit' || !kinds.includes('fiit'));
    // There are more people than rooms, so at the worst someone who is free stands in: a schedule must never fail.
    const choices = [spared(near), near, spared(rested), rested, able, free];
    const { id } = luck.pick(choices.find((list) => list.length) ?? instructors);
    shifts.set(id, [...shiftsOf(id), wanted]);
    return id;
  };
};

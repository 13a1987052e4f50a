import { instructors } from '#content/en/instructors.ts';
import type { ClassKindSlug } from '#domain/class-kinds.ts';
import type { Chance } from './random.ts';

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

  const isFree = (id: number, wanted: Shift): boolean => {
    const own = shifts.get(id) ?? [];
    return (
      own.length < classesADay &&
      own.every((shift) => {
        const pause = shift.locationId === wanted.locationId ? 0 : travel;
        return wanted.from >= shift.to + pause || wanted.to + pause <= shift.from;
      })
    );
  };

  return (luck: Chance, locationId: number, kind: ClassKindSlug, time: string, seconds: number): number => {
    const wanted = { locationId, from: minutes(time), to: minutes(time) + seconds / 60 };
    const able = instructors.filter(({ id, kinds }) => kinds.includes(kind) && isFree(id, wanted));
    const near = able.filter(({ homeBookingIds }) => homeBookingIds.includes(locationId));
    const anyone = instructors.filter(({ id }) => isFree(id, wanted));
    const chosen = luck.pick([near, able, anyone, instructors].find((list) => list.length) ?? instructors);
    shifts.set(chosen.id, [...(shifts.get(chosen.id) ?? []), wanted]);
    return chosen.id;
  };
};

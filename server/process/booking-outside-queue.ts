import { outsideSlot } from '#server/http/overload/fair-queue.ts';
import type { BookableClass, Booking } from '#server/integrations/booking/booking.ts';

const withOutsideReservations = (found: BookableClass): BookableClass => ({
  ...found,
  reservations: () => outsideSlot(() => found.reservations()),
});

/** Every method by name: a spread would lose the methods of a class. A new method of the port does not compile without a line here. */
type EveryMethod = Required<Omit<Booking, 'isInProcess'>>;

/**
 * The booking provider with every call outside the slots of the render queue: the queue limits computing, and a slow
 * provider must not use it up. A provider in our own database keeps its slots, because its work is our own.
 */
export const outsideSlots = (provider: Booking): Booking => {
  if (provider.isInProcess) return provider;
  const methods: EveryMethod = {
    start: async (events) => (await provider.start?.(events)) ?? { stop: () => {} },
    invalidate: () => provider.invalidate?.(),
    listLocations: () => outsideSlot(() => provider.listLocations()),
    pageClasses: async (filter, request) => {
      const page = await outsideSlot(() => provider.pageClasses(filter, request));
      return { ...page, items: page.items.map(withOutsideReservations) };
    },
    findClass: async (id) => {
      const found = await outsideSlot(() => provider.findClass(id));
      return found && withOutsideReservations(found);
    },
    findSpots: (classId) => outsideSlot(() => provider.findSpots(classId)),
    pageInstructors: (request) => outsideSlot(() => provider.pageInstructors(request)),
  };
  return methods;
};

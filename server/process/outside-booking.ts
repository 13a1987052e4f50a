import { outsideSlot } from '#server/http/overload/fair-queue.ts';
import type { BookableClass, Booking } from '#server/integrations/booking/booking.ts';

const withOutsideReservations = (found: BookableClass): BookableClass => ({
  ...found,
  reservations: () => outsideSlot(() => found.reservations()),
});

/**
 * The booking provider with every call outside the slots of the render queue: the queue limits computing, and a slow
 * provider must not use it up. A provider in our own database keeps its slots, because its work is our own.
 */
export const outsideSlots = (provider: Booking): Booking => {
  const findSpots = (classId: string) => outsideSlot(() => provider.findSpots(classId));
  if (provider.isInProcess) return provider.hasLiveSpots ? { ...provider, findSpots } : provider;
  return {
    ...provider,
    listLocations: () => outsideSlot(() => provider.listLocations()),
    pageClasses: async (filter, request) => {
      const page = await outsideSlot(() => provider.pageClasses(filter, request));
      return { ...page, items: page.items.map(withOutsideReservations) };
    },
    findClass: async (id) => {
      const found = await outsideSlot(() => provider.findClass(id));
      return found && withOutsideReservations(found);
    },
    findSpots,
    pageInstructors: (request) => outsideSlot(() => provider.pageInstructors(request)),
  };
};

import { withoutSlot } from '#server/http/overload/fair-queue.ts';
import type { BookableClass, Booking } from '#server/integrations/booking/booking.ts';

const withReservationsWithoutSlot = (found: BookableClass): BookableClass => ({
  ...found,
  reservations: () => withoutSlot(() => found.reservations()),
});

type Flags = 'isInProcess' | 'isSimulated' | 'hasLiveSpots' | 'monitor';
/** Every method by name, because a spread would lose the methods of a class. A new method of `Booking` does not compile without a line here. */
type EveryMethod = Required<Omit<Booking, Flags>>;

const methodsOf = (provider: Booking): EveryMethod => ({
  start: async (events) => (await provider.start?.(events)) ?? { stop: () => {} },
  invalidate: () => provider.invalidate?.(),
  listLocations: () => provider.listLocations(),
  pageClasses: (filter, request) => provider.pageClasses(filter, request),
  findClass: (id) => provider.findClass(id),
  findSpots: (classId) => withoutSlot(() => provider.findSpots(classId)),
  pageInstructors: (request) => provider.pageInstructors(request),
});

/**
 * Wraps a booking provider so that its calls do not hold a slot of the fair queue: the queue limits CPU time, and a slow provider must not
 * use it up. The calls of a provider in our own database hold their slots, because their work is our own; if it reads the spots of a class
 * from its system (`hasLiveSpots`), only that call holds none.
 */
export const bookingWithoutSlots = (provider: Booking): Booking => {
  if (provider.isInProcess && !provider.hasLiveSpots) return provider;
  const { monitor, isSimulated } = provider;
  const methods = {
    ...methodsOf(provider),
    ...(monitor && { monitor }),
    ...(isSimulated && { isSimulated }),
  };
  if (provider.isInProcess) return methods;
  return {
    ...methods,
    listLocations: () => withoutSlot(() => provider.listLocations()),
    pageClasses: async (filter, request) => {
      const page = await withoutSlot(() => provider.pageClasses(filter, request));
      return { ...page, items: page.items.map(withReservationsWithoutSlot) };
    },
    findClass: async (id) => {
      const found = await withoutSlot(() => provider.findClass(id));
      return found && withReservationsWithoutSlot(found);
    },
    pageInstructors: (request) => withoutSlot(() => provider.pageInstructors(request)),
  };
};

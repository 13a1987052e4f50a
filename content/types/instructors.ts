import type { ClassKindSlug } from '#content/types/class-kinds.ts';

export type Instructor = {
  id: number;
  firstName: string;
  middleName?: string;
  lastName: string;
  bio: string;
  kinds: readonly ClassKindSlug[];
  /** Booking ids of the studios where this instructor teaches, the main one first. */
  homeBookingIds: readonly number[];
};

import type { CalendarDay, Instant } from '#domain/dates.ts';
import type { LayoutFormat } from '#domain/enumerations.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import type { LocationId } from '#domain/studios.ts';

/** A class, its type and its instructors as our tables have them; `theirId` is the provider's id. */
export type MirroredType = {
  theirId: string;
  name: string;
  description: string;
  seconds: number;
  isLiveStream: boolean;
  kind: ClassKindSlug | null;
  isWorkshop: boolean;
};
export type MirroredInstructor = { theirId: string; name: string; bio: string };
export type MirroredClass = {
  id: number;
  kind: 'class' | 'workshop';
  locationId: LocationId;
  type: MirroredType;
  name: string;
  instructors: readonly MirroredInstructor[];
  startsAt: Instant;
  localDate: CalendarDay;
  localTime: string;
  bookingOpensAt: Instant;
  capacity: number;
  takenCount: number;
  waitlistCount: number;
  waitlistCapacity: number;
  isCancelled: boolean;
  isCountPublic: boolean;
  layoutFormat: LayoutFormat;
};

/** A record that a line of the mapping file may name. */
export type Named = { id: string; name: string };
/** `refused`: the class is invalid. `skipped`: it is not meant for this site. */
export type Translation = { id: number | null; type?: Named; instructors?: readonly Named[] } & (
  | { kind: 'shown'; shown: MirroredClass }
  | { kind: 'refused'; reason: string }
  | { kind: 'skipped' }
);

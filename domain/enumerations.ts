/** Values of the public API that the code uses; the others are in `server/graphql/nouns/enumerations.ts`. */
export type VideoKind = 'FIIT' | 'FIIT_TUTORIAL' | 'RESTORE' | 'RESTORE_TUTORIAL' | 'YOGA' | 'YOGA_TUTORIAL';
export const skillLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export type SkillLevel = (typeof skillLevels)[number];
export const ticketStatuses = ['ASSIGNED', 'IN_PROGRESS', 'NEW', 'NIL', 'OPEN', 'RESOLVED'] as const;

/** Values of the booking provider. It may add more, so the schema declares them as strings. */
export type LayoutFormat = 'pick-a-spot' | 'first-come-first-serve';
export type ReservationType = 'standard' | 'standby' | 'waitlist';
export type ReservationStatus =
  | 'pending'
  | 'check in'
  | 'standard cancel'
  | 'penalty cancel'
  | 'graced cancel'
  | 'penalty no show'
  | 'graced no show'
  | 'removed'
  | 'class cancelled'
  | 'penalty removed';

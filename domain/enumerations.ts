/** Values of the enumerations in our public API. */
export const videoKinds = [
  'FIIT',
  'FIIT_TUTORIAL',
  'RESTORE',
  'RESTORE_TUTORIAL',
  'YOGA',
  'YOGA_TUTORIAL',
] as const;
export const skillLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export const deviceTypes = ['ANDROID', 'IOS', 'ALL'] as const;
export const platformFlows = ['LOGIN', 'SIGNUP'] as const;
export const ticketStatuses = ['ASSIGNED', 'IN_PROGRESS', 'NEW', 'NIL', 'OPEN', 'RESOLVED'] as const;
export const inviteStatuses = [
  'ALREADY_INVITED',
  'EXISTING_USER',
  'INVALID_NUMBER',
  'INVITED',
  'TO_BE_INVITED',
] as const;
export const memberStates = ['JOINED', 'PENDING'] as const;
export const joinResults = ['ALREADY_JOINED', 'ERROR', 'JOINED'] as const;
export const referralMilestones = [
  'ACCOUNT_CREATED',
  'CONTACT_REFERRED',
  'FIRST_MONTH_MEMBERSHIP',
  'SECOND_MONTH_MEMBERSHIP',
  'THIRD_MONTH_MEMBERSHIP',
  'TAKEN_FIRST_CLASS',
] as const;
export const reviewTargets = ['CLASS', 'INSTRUCTOR', 'STUDIO'] as const;
export const recipientKinds = ['to', 'cc', 'bcc'] as const;
export const sizes = ['AUTO', 'LARGE', 'MEDIUM', 'SMALL', 'X_LARGE', 'X_SMALL'] as const;

export type VideoKind = (typeof videoKinds)[number];
export type SkillLevel = (typeof skillLevels)[number];

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

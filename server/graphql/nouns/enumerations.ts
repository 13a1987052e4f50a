import type { SkillLevel as SkillLevelValue, VideoKind } from '#domain/enumerations.ts';
import type { Position } from '#domain/forms/positions.ts';
import type { DurationUnit } from '#domain/forms/schemas/cancellation.ts';
import type { TicketStatus } from '#domain/tickets/transitions.ts';
import { builder } from '#server/graphql/builder.ts';

/** The values of an enumeration, by their descriptions. */
const described = <Value extends string>(meanings: Record<Value, string>) =>
  Object.fromEntries(
    Object.entries<string>(meanings).map(([value, description]) => [value, { description }]),
  ) as Record<Value, { description: string }>;

export const ClassKind = builder.enumType('ClassKind', {
  description: 'Kinds of on-demand classes. YOGA is what the studios call Flow.',
  values: described<VideoKind>({
    FIIT: 'High-intensity fitness classes.',
    FIIT_TUTORIAL: 'Short lessons on the movements of FIIT.',
    RESTORE: 'Restorative classes.',
    RESTORE_TUTORIAL: 'Short lessons on the poses of Restore.',
    YOGA: 'Hot flow yoga, called Flow on the site.',
    YOGA_TUTORIAL: 'Short lessons on the poses of Flow.',
  }),
});
export const SkillLevel = builder.enumType('SkillLevel', {
  description: 'For whom a film of the on-demand library is.',
  values: described<SkillLevelValue>({
    BEGINNER: 'For a first class and after.',
    INTERMEDIATE: 'For those who know the poses.',
    ADVANCED: 'For those who want to be challenged.',
  }),
});

/** An enumeration that the specification lists for the app. */
const shareWithApp = <Value extends string>(
  name: string,
  description: string,
  meanings: Record<Value, string>,
) =>
  builder.enumType(name, {
    description: `${description} Vocabulary shared with the app; no field of this schema uses it yet.`,
    values: described(meanings),
  });

shareWithApp('DeviceType', 'Phones that something is meant for.', {
  ANDROID: 'Android phones only.',
  IOS: 'Apple phones and tablets only.',
  ALL: 'Whatever the phone.',
});
shareWithApp('PlatformFlow', 'How a visitor enters the app.', {
  LOGIN: 'With an account.',
  SIGNUP: 'Making an account.',
});
// The specification's name for the positions of the career form. It is not the role of a staff account.
shareWithApp<Position>('StaffRole', 'Positions on the staff, also those a career form can name.', {
  Corporate: 'Support office, without a studio.',
  Studio_Manager: 'Runs a studio.',
  Teacher: 'Teaches classes.',
  Front_Desk: 'Welcomes guests at a studio.',
});
shareWithApp<TicketStatus>('TicketStatus', 'How far a support request has come.', {
  ASSIGNED: 'Assigned to a member of staff.',
  IN_PROGRESS: 'A member of staff is working on it.',
  NEW: 'Nobody has looked at it.',
  NIL: 'No status was set.',
  OPEN: 'Looked at, not yet given to anybody.',
  RESOLVED: 'Done.',
});
shareWithApp('InviteStatus', 'What became of an invitation to a friend.', {
  ALREADY_INVITED: 'The friend was invited before.',
  EXISTING_USER: 'The friend is a member already.',
  INVALID_NUMBER: 'The telephone number cannot be right.',
  INVITED: 'The invitation was sent.',
  TO_BE_INVITED: 'The invitation waits to be sent.',
});
shareWithApp('MemberState', 'Whether an invited friend came.', {
  JOINED: 'Is a member now.',
  PENDING: 'Has not answered yet.',
});
shareWithApp('JoinResult', 'What came of an attempt to join a group.', {
  ALREADY_JOINED: 'Was in it before.',
  ERROR: 'Could not join.',
  JOINED: 'Is in it now.',
});
shareWithApp('ReferralMilestone', 'How far a referred friend has come.', {
  ACCOUNT_CREATED: 'Has an account.',
  CONTACT_REFERRED: 'Was named by a member.',
  FIRST_MONTH_MEMBERSHIP: 'Paid for a first month.',
  SECOND_MONTH_MEMBERSHIP: 'Paid for a second month.',
  THIRD_MONTH_MEMBERSHIP: 'Paid for a third month.',
  TAKEN_FIRST_CLASS: 'Came to a first class.',
});
shareWithApp('ReviewTarget', 'What a review is about.', {
  CLASS: 'One class that was taken.',
  INSTRUCTOR: 'Who taught it.',
  STUDIO: 'Where it was held.',
});
shareWithApp('EmailRecipientKind', 'How a mailbox stands in a mail.', {
  to: 'The mail is for it.',
  cc: 'Gets a copy, seen by all.',
  bcc: 'Gets a blind copy.',
});
shareWithApp<DurationUnit>('DurationUnit', 'Units of a suspension’s length.', {
  days: 'Calendar days.',
  months: 'Calendar months.',
});
shareWithApp('Size', 'How large a thing is drawn.', {
  AUTO: 'As large as its content.',
  LARGE: 'Larger than usual.',
  MEDIUM: 'The usual one.',
  SMALL: 'Smaller than usual.',
  X_LARGE: 'Largest of all.',
  X_SMALL: 'Smallest of all.',
});

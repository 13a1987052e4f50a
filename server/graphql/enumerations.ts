import {
  deviceTypes,
  inviteStatuses,
  joinResults,
  memberStates,
  platformFlows,
  recipientKinds,
  referralMilestones,
  reviewTargets,
  sizes,
  skillLevels,
  ticketStatuses,
  videoKinds,
} from '#domain/enumerations.ts';
import { durationUnits } from '#domain/forms/cancellation.ts';
import { positions } from '#domain/forms/form-ids.ts';
import { builder } from './builder.ts';

export const ClassKind = builder.enumType('ClassKind', {
  description: 'Kinds of on-demand classes. YOGA is what the studios call Flow.',
  values: videoKinds,
});
export const SkillLevel = builder.enumType('SkillLevel', { values: skillLevels });

// The rest of the product's vocabulary: shared with the app, not yet used by a field of the website.
builder.enumType('DeviceType', { values: deviceTypes });
builder.enumType('PlatformFlow', { values: platformFlows });
builder.enumType('StaffRole', { values: positions });
builder.enumType('TicketStatus', { values: ticketStatuses });
builder.enumType('InviteStatus', { values: inviteStatuses });
builder.enumType('MemberState', { values: memberStates });
builder.enumType('JoinResult', { values: joinResults });
builder.enumType('ReferralMilestone', { values: referralMilestones });
builder.enumType('ReviewTarget', { values: reviewTargets });
builder.enumType('EmailRecipientKind', { values: recipientKinds });
builder.enumType('DurationUnit', { values: durationUnits });
builder.enumType('Size', { values: sizes });

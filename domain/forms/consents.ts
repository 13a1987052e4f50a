import type { FormKind } from './forms.ts';

/** Channels of messages that are not a reply. */
export const consentChannels = ['mail', 'text'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** Ways in which a person can withdraw a consent. */
export const withdrawalWays = ['call', 'text', 'mail', 'in-person'] as const;
export type WithdrawalWay = (typeof withdrawalWays)[number];

/**
 * Channels of the consent in a form; an empty list for a form without one. A kind with a channel compiles
 * only when its handler passes the text of the consent to intake (`SubmissionInput`). On phones the page
 * itself ticks the checkbox of the sign-up form, so that form gives no consent to texts.
 */
export const consentChannelsOfKind = {
  'sign-up': ['mail'],
  'marketing-lead': consentChannels,
  contact: [],
  'tech-support': [],
  'support-request': [],
  'career-application': [],
  cancellation: [],
  'retreat-lead': [],
  'retreat-user': [],
  'on-demand': [],
  'group-class': [],
  'teacher-training': [],
  'app-link': [],
  'new-member': [],
} as const satisfies Record<FormKind, readonly ConsentChannel[]>;

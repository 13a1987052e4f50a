/** Channels of messages that are not a reply. */
export const consentChannels = ['mail', 'text'] as const;
export type ConsentChannel = (typeof consentChannels)[number];

/** Ways in which a person can withdraw a consent. */
export const withdrawalWays = ['call', 'text', 'mail', 'in-person'] as const;
export type WithdrawalWay = (typeof withdrawalWays)[number];

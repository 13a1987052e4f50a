import { brand } from '#domain/brand.ts';

const call = `A ${brand.name} team member will reach out via the number you provided within the next 24 hours.`;

export const preSale = {
  /** Followed by the studios of a pre-sale that have opened, beside the date that it was announced with. */
  opened: 'The doors are open now. Come and see:',
  consent: `By sending this form you give ${brand.name} permission to email and text you for future communications. You can stop them at any time.`,
  sent: {
    heading: 'Thank You!',
    text: call,
    again: 'RELOAD FORM',
  },
  /** The variant of upcoming-location pages. */
  informationSent: {
    heading: 'Your Information Was Sent!',
    text: `Thank you for your interest in our new studio. ${call}`,
    again: 'RELOAD FORM',
  },
} as const;

import type { MailKind, VisitorMail } from '#content/mail-types.ts';
import { brand } from '#domain/brand.ts';
import { policies } from '#domain/policies.ts';
import { suspensionFee } from '#domain/prices.ts';

export const replyMail = {
  footnote: (studio: string, phone: string, reference: string) =>
    `${[studio, phone].filter(Boolean).join(', ')}. Just answer this mail: it reaches the studio. Ref. ${reference}.`,
};

/** The labels of the values in a receipt. */
export const receipt = {
  request: 'Request',
  duration: 'Suspend for',
  studio: 'Studio',
  studios: 'Studios',
  phone: 'Studio phone',
  received: 'Received',
  reference: 'Reference',
};
export const floridaTime = (moment: string): string => `${moment}, Florida time`;

/** Visitors who expect a reply get a mail about the next steps; the others get no mail. */
export const visitorMails = {
  'sign-up': {
    subject: `Welcome to ${brand.name}`,
    heading: 'Your mat is waiting',
    paragraphs: [
      `Your account is ready. Get the ${brand.name} app, sign in with this address and book your first class.`,
      'Come 15 minutes early, bring water, and wear something you can sweat in: the room is held between 96 and 99 degrees. In Flow and FIIT the mat and towel are on us.',
    ],
    button: { label: 'Get the app', path: '/get-app' },
  },
  'career-application': {
    subject: 'We have your application',
    heading: 'Thank you for applying',
    paragraphs: [
      'Your application and CV have arrived. The hiring manager reads every one of them and will be in touch if there is a match.',
    ],
    isReceipt: true,
    button: { label: 'See the classes', path: '/classes' },
  },
  contact: {
    subject: 'We have your message',
    heading: 'Your message has been sent',
    paragraphs: [
      'A member of our support team will reach out shortly.',
      'In a hurry? Hours, parking, heat and what to bring are answered in our FAQ.',
    ],
    isReceipt: true,
    button: { label: 'Read the FAQ', path: '/faq' },
  },
  'tech-support': {
    subject: 'We have your support request',
    heading: 'Your request has been sent',
    paragraphs: ['A member of our tech team will look into it and reach out shortly.'],
    isReceipt: true,
    button: { label: 'See the schedule', path: '/schedule' },
  },
  'support-request': {
    subject: 'We have your support request',
    heading: 'Your request has been sent',
    paragraphs: ['A member of our tech team will look into it and reach out shortly.'],
    isReceipt: true,
    button: { label: 'See the schedule', path: '/schedule' },
  },
  cancellation: {
    subject: 'We have your cancellation request',
    heading: 'Your cancellation reached the studio',
    paragraphs: [
      `Keep this mail: it is the receipt of your written notice. Canceling takes ${policies.noticeDays} days of notice, counted from the day on which we received it.`,
      'The studio manager will confirm the date by mail.',
    ],
    isReceipt: true,
    button: { label: 'Read the rules', path: '/faq#cancellation' },
  },
  suspension: {
    subject: 'We have your suspension request',
    heading: 'Your suspension reached the studio',
    paragraphs: [
      `Keep this mail: it is the receipt of your written notice. Suspending takes ${policies.noticeDays} days of notice, counted from the day on which we received it.`,
      `While suspended, dues are not billed; the fee is $${suspensionFee} per month. Dues resume automatically at the unsuspend date, which the studio manager will confirm by mail.`,
    ],
    isReceipt: true,
    button: { label: 'Read the rules', path: '/faq#cancellation' },
  },
  'retreat-lead': {
    subject: 'Your retreat, a little closer',
    heading: 'We will keep you in the loop',
    paragraphs: [
      'Thank you for asking. Our retreat team answers questions by mail, usually within two days.',
    ],
    isReceipt: true,
    button: { label: 'See the retreats', path: '/retreats' },
  },
  'teacher-training': {
    subject: 'We have your teacher training application',
    heading: 'Thank you for applying',
    paragraphs: ['Your application has arrived. We read every story and write back within two weeks.'],
    isReceipt: true,
    button: { label: 'Find a class to take', path: '/schedule' },
  },
  'group-class': {
    subject: 'Your private group class',
    heading: 'Your request reached the studio',
    paragraphs: ['One of our studio managers will contact you shortly to discuss details.'],
    isReceipt: true,
    button: { label: 'Meet our classes', path: '/classes' },
  },
  'app-link': {
    subject: `The ${brand.name} app`,
    heading: 'Here is the app',
    paragraphs: ['Open this mail on your phone and tap the button: it leads to the right store.'],
    button: { label: 'Get the app', path: '/get-app' },
  },
} as const satisfies Partial<Record<MailKind, VisitorMail>>;

/** For the owner of an email address that was used for a second sign-up, by the owner or by someone else. */
export const accountExistsMail = {
  subject: `You already have a ${brand.name} account`,
  heading: 'You already have an account',
  paragraphs: [
    'Someone signed up with this address just now. It already has an account, so nothing was changed: sign in through the app as before.',
    'If it was not you, you can ignore this mail.',
  ],
  button: { label: 'Open the app', path: '/get-app' },
} as const satisfies VisitorMail;

export const visitorFootnote = `${brand.fullName}. You get this mail because of a form sent on our website with this address.`;

/** The name of a studio of the booking provider that our list does not contain. */
export const unknownStudio = (id: number): string => `Studio ${id}`;

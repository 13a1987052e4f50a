import { type MailKind, type ManagerMails, type VisitorMail, withUsualTexts } from '#content/mail-types.ts';
import { brand } from '#domain/brand.ts';
import type { ChoiceTexts, MailedField } from '#domain/forms/stored-payloads.ts';
import { policies } from '#domain/policies.ts';
import { suspensionFee } from '#domain/prices.ts';
import { retention } from '#domain/retention.ts';
import { forms } from './forms.ts';
import { inWordsAtStart } from './number-words.ts';

/**
 * Labels of the stored fields, in the order of the managers' mail and of the columns of an export. The
 * specification dictates the names, and stored rows have them: `firstname`, `zip` and `comments` are those of
 * the marketing provider, `firstName`, `zipCode` and `comment` those of the GraphQL calls.
 */
export const fieldLabels: Record<MailedField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  firstname: 'First name',
  lastname: 'Last name',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  studio: 'Studio',
  studios: 'Studios',
  position: 'Position',
  freeDays: 'Free on',
  company: 'Group or company',
  classDate: 'Preferred date',
  attendees: 'Attendees',
  cancelType: 'Request',
  suspensionDuration: 'Suspend for',
  reason: 'Reason',
  location: 'Location',
  zipCode: 'Zip code',
  birthDate: 'Date of birth',
  emergencyName: 'Emergency contact',
  emergencyPhone: 'Emergency phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  interested_upcoming_location: 'Interested in',
  account_id: 'Account',
  description: 'Message',
  comment: 'Comment',
  comments: 'Comments',
  marketing: 'Wants news',
};
export const mailedFields = Object.keys(fieldLabels) as MailedField[];

/** Texts for the values of fields with a fixed list of values. */
export const choiceTexts: ChoiceTexts = {
  cancelType: { cancel: 'Cancel the membership', suspend: 'Suspend the membership' },
  position: forms.positions,
  freeDays: forms.weekDays,
};

export const yesOrNo = { yes: 'Yes', no: 'No' } as const;

/** Text next to the URL of a file that is too big for a mail. */
export const fileLabel = `Download (${retention.downloadLinks.days} days)`;

/**
 * The subject line begins with the tag, so that a mailbox sorted by subject is sorted by task. In /staff the
 * tag is the name of the form, also of kinds without a mail.
 */
export const managerMails: ManagerMails = withUsualTexts({
  'sign-up': {
    tag: 'New member',
    heading: 'A new member signed up',
    intro: 'Say hello before their first class: it is the best predictor of a second one.',
  },
  'new-member': {
    tag: 'New member',
    heading: 'A new member signed up',
    intro: 'Say hello before their first class: it is the best predictor of a second one.',
  },
  'career-application': {
    tag: 'Careers',
    heading: 'Someone would like to work with us',
    intro: 'The CV is attached. Answer in the lead, where your team sees it.',
  },
  contact: {
    tag: 'Help',
    heading: 'A visitor asks for help',
    intro: 'Answer in the lead, where your team sees it.',
  },
  'tech-support': {
    tag: 'Tech support',
    heading: 'Something does not work',
    intro: 'Pictures or films of the problem are attached when the visitor sent any.',
  },
  'support-request': {
    tag: 'Tech support',
    heading: 'A request from the app',
    intro: 'Pictures or films of the problem are attached when the member sent any.',
  },
  cancellation: {
    tag: 'Cancellation',
    heading: 'A member asks to cancel',
    intro: `${inWordsAtStart(policies.noticeDays)} days of written notice count from the day it was received.`,
  },
  suspension: {
    tag: 'Suspension',
    heading: 'A member asks to suspend',
    intro: `${inWordsAtStart(policies.noticeDays)} days of written notice count from the day it was received.`,
  },
  'retreat-lead': {
    tag: 'Retreat',
    heading: 'Someone asks about a retreat',
    intro: 'Answer in the lead, where your team sees it.',
  },
  'retreat-user': { tag: 'Retreat' },
  'teacher-training': {
    tag: 'Teacher training',
    heading: 'An application for teacher training',
    intro: 'Answer in the lead, where your team sees it.',
  },
  'on-demand': {
    tag: 'On-demand',
    heading: 'Someone watches at home',
    intro:
      'They signed up for the on-demand classes and were promised no call. A kind word may bring them in.',
  },
  'group-class': {
    tag: 'Group class',
    heading: 'A group would like a private class',
    intro: 'They were promised that a manager gets in touch shortly.',
  },
  'app-link': { tag: 'App link' },
  'marketing-lead': {
    tag: 'Pre-sale',
    heading: 'Someone wants a pre-sale rate',
    intro: 'They were promised a call within the next 24 hours.',
  },
  'future-openings': {
    tag: 'Keep me posted',
    heading: 'Someone waits for an opening',
    intro: 'They were promised to hear from us before a position like theirs is posted.',
  },
});

/** `[Careers] Davie | Dario Luna`: tag, studio, name. */
export const managerSubject = (kind: MailKind, studio: string, name: string, reference: string): string =>
  `[${managerMails[kind].tag}] ${[studio, name].filter(Boolean).join(' | ')} (ref. ${reference})`;

/** Managers answer in the desk, where their team sees it. */
export const managerButton = 'Open the lead and answer';

export const replyMail = {
  footnote: (studio: string, phone: string, reference: string) =>
    `${[studio, phone].filter(Boolean).join(', ')}. Just answer this mail: it reaches the studio. Ref. ${reference}.`,
  unknown:
    'The server stopped while it sent this mail, so nobody knows whether it arrived. Ask before you try again.',
};

export const managerFootnote = (received: string): string =>
  `Sent through the ${brand.name} website on ${received}. Only you and your team get this mail.`;

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
/** The label of the page that a lead was sent from. */
export const pageLabel = 'Page';
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

/** Sent by `npm run operator -- mail test`, to staff. */
export const testMail = (publicUrl: string) => ({
  preview: 'Mail from the website arrives.',
  heading: `Test mail from ${brand.name}`,
  paragraphs: [
    'If you can read this, mail from the website reaches this mailbox.',
    'Look where it arrived. In the spam folder? Then open its headers: SPF, DKIM and DMARC should all say "pass".',
  ],
  footnote: `Sent by the operator of ${publicUrl}.`,
});

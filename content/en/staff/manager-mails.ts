import { type MailKind, type ManagerMails, withUsualTexts } from '#content/mail-types.ts';
import { brand } from '#domain/brand.ts';
import type { MailedField } from '#domain/forms/stored-payloads.ts';
import { policies } from '#domain/policies.ts';
import { retention } from '#domain/retention.ts';
import { formWords } from '../forms.ts';
import { inWordsAtStart } from '../number-words.ts';

const { labels } = formWords;
/**
 * Labels of the stored fields: those of the forms, unless the managers need another one. The specification
 * dictates the names of the fields, and stored rows have them: `firstname`, `zip` and `comments` are those of
 * the marketing provider, `firstName`, `zipCode` and `comment` those of the GraphQL calls.
 */
export const fieldLabels: Record<MailedField, string> = {
  ...labels,
  firstname: labels.firstName,
  lastname: labels.lastName,
  zipCode: labels.zip,
  birthDate: labels.dateOfBirth,
  account_id: labels.accountId,
  studio: 'Studio',
  studios: 'Studios',
  freeDays: 'Free on',
  cancelType: 'Request',
  suspensionDuration: 'Suspend for',
  location: 'Location',
  interested_upcoming_location: 'Interested in',
  description: 'Message',
  comment: 'Comment',
  marketing: 'Wants news',
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

/** Managers answer at /staff, where their team sees it. */
export const managerButton = 'Open the lead and answer';

/** The reason of a parked reply that a member wrote. */
export const unknownDelivery =
  'The server stopped while it sent this mail, so nobody knows whether it arrived. Ask before you try again.';

export const managerFootnote = (received: string): string =>
  `Sent through the ${brand.name} website on ${received}. Only you and your team get this mail.`;

/** The label of the page that a lead was sent from. */
export const pageLabel = 'Page';

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

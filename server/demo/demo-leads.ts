import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { addDays, type Instant, studioDay, weekDays } from '#domain/dates.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { marketingForms } from '#domain/forms/marketing-forms.ts';
import type { Position } from '#domain/forms/positions.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import { type StudioId, studios } from '#domain/studios.ts';
import { submitCancellation } from '#server/forms/cancellation.ts';
import { submitCareerApplication } from '#server/forms/career-application.ts';
import { submitContact } from '#server/forms/contact.ts';
import { submitMarketingLead } from '#server/forms/marketing-lead.ts';
import { submitPlainForm } from '#server/forms/plain-form.ts';
import { submitRetreatLead } from '#server/forms/retreat.ts';
import { submitSignUp } from '#server/forms/sign-up.ts';
import type { IntakeServices } from '#server/forms/store-form.ts';
import { submitTeacherTraining } from '#server/forms/teacher-training.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import * as words from '#words/staff/demo.ts';
import { demoDomain } from './demo-team.ts';
import { onePagePdf } from './one-page-pdf.ts';

export type Visitor = { first: string; last: string; email: string; phone: string };
const fullName = ({ first, last }: Visitor) => `${first} ${last}`;

const areaCodes = ['305', '786', '954', '754', '561', '772'];

/** Invented people, all different; phone numbers 555-01xx are reserved for fiction. */
export const createVisitors = ({ shuffle }: SeededRandom, count: number): Visitor[] => {
  const names = words.firstNames.flatMap((first) => words.lastNames.map((last) => ({ first, last })));
  const numbers = areaCodes.flatMap((area) =>
    Array.from({ length: 100 }, (_, n) => `${area}-555-01${String(n).padStart(2, '0')}`),
  );
  const phones = shuffle(numbers);
  return shuffle(names)
    .slice(0, Math.min(count, phones.length))
    .map(({ first, last }, at) => {
      const letters = `${first}.${last}`.normalize('NFKD').replace(/[^a-z.]/gi, '');
      return { first, last, email: `${letters.toLowerCase()}${demoDomain}`, phone: phones[at] as string };
    });
};

/** One form as it is sent: by which visitor, to which studio (0: none), and when. */
export type DemoSending = Sending & { formKind: DemoForm };
type Sending = { visitor: Visitor; studio: StudioId; at: Instant; isSpam: boolean };
type Call = (
  intake: IntakeServices,
  metadata: RequestMetadata,
  sending: Sending,
  random: SeededRandom,
) => Promise<unknown>;

const locationIdOf = (studio: StudioId) => studios.find(({ id }) => id === studio)?.locationId ?? 0;
const person = (visitor: Visitor) => ({
  name: fullName(visitor),
  email: visitor.email,
  phone: visitor.phone,
});

const positionFor = (studio: StudioId, { pick }: SeededRandom): Position =>
  studio === 0 ? 'Corporate' : pick(['Teacher', 'Front_Desk']);

/** The form kinds of the demo, each sent through the form's handler. */
const calls = {
  contact: (intake, metadata, { visitor, studio, isSpam }, { pick }) =>
    submitContact(intake, metadata, {
      ...person(visitor),
      studio_id: locationIdOf(studio),
      description: pick(isSpam ? words.spamMessages : words.contactMessages),
    }),
  'career-application': async (intake, metadata, { visitor, studio }, random) => {
    const position = positionFor(studio, random);
    const pdf = Readable.from([onePagePdf(`${fullName(visitor)}, ${position.replace('_', ' ')}`)]);
    const cv = await intake.spool.receive(pdf, `CV ${fullName(visitor)}.pdf`);
    const call = {
      ...person(visitor),
      position,
      freeDays: random.shuffle(weekDays).slice(0, 3),
      description: random.pick(position === 'Corporate' ? words.corporateTexts : words.careerTexts),
      studio_id: locationIdOf(studio),
    };
    return submitCareerApplication(intake, metadata, call, cv);
  },
  cancellation: (intake, metadata, { visitor, studio }, { pick, int }) => {
    const isSuspension = int(3) === 0;
    return submitCancellation(intake, metadata, {
      ...person(visitor),
      studio_id: locationIdOf(studio),
      reason: pick(words.cancelReasons),
      cancelType: isSuspension ? 'suspend' : 'cancel',
      suspensionDuration: isSuspension ? pick(['1 months', '2 months', '45 days']) : null,
    });
  },
  'retreat-lead': (intake, metadata, { visitor }, { pick }) =>
    submitRetreatLead(intake, metadata, {
      firstName: visitor.first,
      lastName: visitor.last,
      email: visitor.email,
      phone: visitor.phone,
      comment: pick(words.retreatComments),
    }),
  'group-class': (intake, metadata, { visitor, studio, at }, { pick, int }) => {
    const [year, month, day] = addDays(studioDay(at), 10 + int(40)).split('-');
    return submitPlainForm('group-class')(intake, metadata, {
      ...person(visitor),
      company: pick(words.companies),
      studioId: locationIdOf(studio),
      classDate: `${month}/${day}/${year}`,
      attendees: 8 + int(20),
    });
  },
  'teacher-training': (intake, metadata, { visitor, studio }) =>
    submitTeacherTraining(intake, metadata, {
      ...person(visitor),
      zipCode: '33127',
      description: words.trainingText,
      studio: [String(locationIdOf(studio))],
    }),
  'sign-up': (intake, metadata, { visitor, studio }, { int }) =>
    submitSignUp(intake, metadata, {
      email: visitor.email,
      // A random password that is stored nowhere: no person can sign in to this account.
      password: `${randomBytes(18).toString('base64url')}-7a`,
      first_name: visitor.first,
      last_name: visitor.last,
      phone: visitor.phone,
      location: String(locationIdOf(studio)),
      zip_code: '33127',
      marketing: int(2) === 0,
      birth_date: `0${1 + int(9)}/1${int(10)}/19${70 + int(30)}`,
      emergency_contact_name: `${visitor.first} ${visitor.last} Sr.`,
      emergency_contact_phone: `305-555-01${10 + int(90)}`,
    }),
  'marketing-lead': (intake, metadata, { visitor, studio }, { pick }) => {
    const name = studios.find(({ id }) => id === studio)?.name;
    const form = marketingForms.find(({ studios }) => studios.length === 1 && studios[0] === name);
    const chosen = form ?? marketingForms.find(({ id }) => id === 'upcoming-locations');
    if (!chosen) throw new Error('there is no form for upcoming locations');
    const address = { address: '12 Palm Way', city: 'Miami', state: 'FL', zip: '33127' };
    const values =
      chosen.variant === 'address'
        ? {
            firstname: fullName(visitor),
            ...address,
            interested_upcoming_location: chosen.studios[0] ?? '',
          }
        : { firstname: visitor.first, lastname: visitor.last, comments: pick(words.preSaleComments) };
    const fields = { ...values, email: visitor.email, phone: visitor.phone };
    return submitMarketingLead(intake, metadata, chosen, {
      fields: Object.entries(fields).map(([field, value]) => ({ name: field, value })),
    });
  },
} satisfies Partial<Record<FormKind, Call>>;
export type DemoForm = keyof typeof calls;
export const demoForms = Object.keys(calls) as readonly DemoForm[];

const pages: Partial<Record<DemoForm, string>> = {
  'career-application': '/careers',
  'group-class': '/groupclasses',
  'marketing-lead': '/upcoming-locations',
  'retreat-lead': '/retreats',
  'sign-up': '/sign-up',
  'teacher-training': '/teacher-training',
};
const campaigns = ['fall-free-week', 'instagram-reels', 'google-hot-yoga-near-me'];

const metadataOf = (
  { formKind, at, isSpam }: DemoSending,
  publicUrl: string,
  { int, pick }: SeededRandom,
): RequestMetadata => {
  const campaign =
    int(3) === 0 ? `?utm_source=instagram&utm_medium=paid&utm_campaign=${pick(campaigns)}` : '';
  const isHasty = int(2) === 0;
  return {
    // An IP address for documentation (RFC 5737).
    ip: `198.51.100.${1 + int(250)}`,
    key: `demo-${at}`,
    ...(isSpam && isHasty ? { elapsedMs: 300 } : { elapsedMs: 20_000 + int(60_000) }),
    ...(isSpam && !isHasty ? { honeypot: 'https://seo-boost.example' } : {}),
    pageUri: `${publicUrl}${pages[formKind] ?? '/contact-us'}${campaign}`,
  };
};

export const send = (
  intake: IntakeServices,
  sending: DemoSending,
  publicUrl: string,
  random: SeededRandom,
): Promise<unknown> =>
  calls[sending.formKind](intake, metadataOf(sending, publicUrl, random), sending, random);

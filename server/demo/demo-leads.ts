import { Readable } from 'node:stream';
import type { Instant } from '#domain/dates.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import { managerTopics, topicOfPosition } from '#domain/forms/manager-topics.ts';
import type { SeededRandom } from '#domain/seeded-random.ts';
import { type StudioId, studios } from '#domain/studios.ts';
import { type FormServices, storeForm, type ValidForm } from '#server/forms/store-form.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import * as words from '#words/staff/demo.ts';
import { demoDomain } from './demo-team.ts';

type Visitor = { first: string; last: string; email: string; phone: string };

const areaCodes = ['305', '786', '954', '754', '561', '772'];

/** Invented people, all different; phone numbers 555-01xx are reserved for fiction. */
export const createVisitors = ({ shuffle }: SeededRandom) => {
  const [firsts, lasts] = [shuffle(words.firstNames), shuffle(words.lastNames)];
  return (n: number): Visitor => {
    const round = Math.floor(n / firsts.length);
    const [first, last] = [firsts[n % firsts.length], lasts[(n + round) % lasts.length]] as [string, string];
    const letters = `${first}.${last}`.normalize('NFKD').replace(/[^a-z.]/gi, '');
    const number = String(Math.floor(n / areaCodes.length)).padStart(2, '0');
    const phone = `${areaCodes[n % areaCodes.length]}-555-01${number}`;
    return { first, last, email: `${letters.toLowerCase()}${demoDomain}`, phone };
  };
};

/** A file that opens, as the CV of every application. */
const pdf = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
trailer << /Root 1 0 R >>
%%EOF
`;

/** One form as it is sent: by which visitor, to which studio (0: none), and when. */
export type DemoLead = {
  formKind: DemoForm;
  visitor: Visitor;
  studio: StudioId;
  at: Instant;
  isSpam: boolean;
};
type Sent = DemoLead & { name: string; location: string | undefined; forms: FormServices };

type MaybeForm = ValidForm | Promise<ValidForm>;
/** The form kinds of the demo, as the handlers of their forms store them. */
const validForms = {
  contact: ({ visitor: { email }, name, isSpam }, { pick }) => ({
    formKind: 'contact',
    topic: managerTopics.contactUs,
    payload: { name, email, description: pick(isSpam ? words.spamMessages : words.contactMessages) },
  }),
  'group-class': ({ visitor: { email, phone }, name }, { pick, int }) => ({
    formKind: 'group-class',
    topic: managerTopics.contactUs,
    payload: { name, email, phone, company: pick(words.companies), attendees: 8 + int(20) },
  }),
  cancellation: ({ visitor: { email }, name }, { pick }) => ({
    formKind: 'cancellation',
    topic: managerTopics.cancelMembership,
    payload: { name, email, reason: pick(words.cancelReasons), cancelType: 'cancel' },
  }),
  'career-application': async ({ visitor: { email, phone }, name, studio, forms }, { pick }) => {
    const cv = await forms.spool.receive(Readable.from([Buffer.from(pdf)]), `CV ${name}.pdf`);
    const position = studio === 0 ? 'Corporate' : 'Teacher';
    const description = pick(studio === 0 ? words.corporateTexts : words.careerTexts);
    return {
      formKind: 'career-application',
      topic: topicOfPosition[position],
      payload: {
        name,
        email,
        phone,
        position,
        description,
        freeDays: ['Monday', 'Friday'],
        files: [cv.name],
      },
      files: [cv],
    };
  },
  'retreat-lead': ({ visitor }, { pick }) => ({
    formKind: 'retreat-lead',
    topic: managerTopics.retreats,
    payload: {
      firstName: visitor.first,
      lastName: visitor.last,
      email: visitor.email,
      phone: visitor.phone,
      comment: pick(words.retreatComments),
    },
  }),
  'marketing-lead': ({ visitor: { first, last, email, phone }, location }, { pick }) => ({
    formKind: 'marketing-lead',
    consent: preSale.consent,
    payload: {
      firstname: first,
      lastname: last,
      ...{ email, phone, comments: pick(words.preSaleComments) },
      ...{ formId: 'upcoming-locations', fields: [], ...(location && { location }) },
    },
  }),
} satisfies Partial<Record<FormKind, (sent: Sent, random: SeededRandom) => MaybeForm>>;
export type DemoForm = keyof typeof validForms;
export const demoForms = Object.keys(validForms) as readonly DemoForm[];

const pages: Record<DemoForm, string> = {
  contact: '/contact-us',
  'group-class': '/groupclasses',
  cancellation: '/faq',
  'career-application': '/careers',
  'retreat-lead': '/retreats',
  'marketing-lead': '/upcoming-locations',
};

const campaigns = ['fall-free-week', 'instagram-reels', 'google-hot-yoga-near-me'];

export const send = async (
  forms: FormServices,
  lead: DemoLead,
  publicUrl: string,
  random: SeededRandom,
): Promise<void> => {
  const { name: location, locationId } = studios.find(({ id }) => id === lead.studio) ?? {};
  const name = `${lead.visitor.first} ${lead.visitor.last}`;
  const form = await validForms[lead.formKind]({ ...lead, name, location, forms }, random);
  const campaign =
    random.int(3) === 0 ? `?utm_source=instagram&utm_medium=paid&utm_campaign=${random.pick(campaigns)}` : '';
  const metadata = {
    // An IP address for documentation (RFC 5737).
    ip: `198.51.100.${1 + random.int(250)}`,
    key: `demo-${lead.at}`,
    pageUri: publicUrl + pages[lead.formKind] + campaign,
    ...(lead.isSpam && { honeypot: 'https://seo-boost.example' }),
  };
  await storeForm(forms, metadata, { ...form, ...(locationId && { locationIds: [locationId] }) });
};

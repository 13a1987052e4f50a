import { Readable } from 'node:stream';
import { dayMs } from '#domain/durations.ts';
import { positions } from '#domain/forms/positions.ts';
import { openStudios, upcomingStudios } from '#domain/studios.ts';
import { submitCancellation } from '#server/forms/cancellation.ts';
import { submitCareerApplication } from '#server/forms/career-application.ts';
import { submitContact } from '#server/forms/contact.ts';
import { findMarketingForm, submitMarketingLead } from '#server/forms/marketing-lead.ts';
import { submitPlainForm } from '#server/forms/plain-form.ts';
import { submitRetreatLead } from '#server/forms/retreat.ts';
import type { FormServices } from '#server/forms/store-form.ts';
import { type RequestMetadata, storeSubmission } from '#server/models/leads/intake.ts';
import type { FuzzRandom } from '#tests/fuzz/random.ts';
import { openAllTickets } from '#tests/rows/open-all-tickets.ts';

/**
 * Leads whose every text contains a word that no other lead has, so that a name in a response shows which
 * lead it came from, whatever the route. `zn0042x` is in names, messages, notes and files; email addresses
 * (`ze0042x`) and phone numbers are shared by leads of the same person. Private values have other marks,
 * because not everyone who may read a lead may read them: `zp0042x`, phone numbers of another series, and a
 * birth date.
 */
export const nameMark = (n: number): string => `zn${String(n).padStart(4, '0')}x`;
export const emailOf = (person: number) => `ze${String(person).padStart(4, '0')}x@example.com`;
export const phoneOf = (person: number) => `305-201-${String(person).padStart(4, '0')}`;
/** The password hash of an account, which no response may contain. */
export const secretMark = (n: number): string => `zh${String(n).padStart(4, '0')}x`;

const firstBirthday = Date.UTC(1920, 0, 1);
/** Birth date and emergency contact: a day from 1920 on for each lead and account. */
export const privateValuesOf = (n: number) => {
  const [year, month, day] = new Date(firstBirthday + n * dayMs).toISOString().slice(0, 10).split('-');
  const digits = String(n).padStart(4, '0');
  return {
    birthDate: `${month}/${day}/${year}`,
    emergencyName: `Mother zp${digits}x`,
    emergencyPhone: `305-202-${digits}`,
  };
};
const birthdaysIn = (text: string): number[] =>
  [
    ...text.replace(/\b(\d\d)\/(\d\d)\/(19[23]\d)\b/g, '$3-$1-$2').matchAll(/\b19[23]\d-\d\d-\d\d(?!\d)/g),
  ].map(([day]) => (Date.parse(day) - firstBirthday) / dayMs);

export type Marks = Record<'names' | 'emails' | 'phones' | 'privates' | 'secrets', Set<number>>;
const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, n]) => Number(n)));
export const marksIn = (text: string): Marks => ({
  names: found(text, /zn(\d{4})x/gi),
  emails: found(text, /ze(\d{4})x/gi),
  phones: found(text, /305\D{0,2}201\D?(\d{4})/g),
  privates: new Set([
    ...found(text, /zp(\d{4})x/gi),
    ...found(text, /305\D{0,2}202\D?(\d{4})/g),
    ...birthdaysIn(text),
  ]),
  secrets: found(text, /zh(\d{4})x/gi),
});

type Sender = (forms: FormServices, metadata: RequestMetadata, n: number, person: number) => Promise<unknown>;
const pdfOf = (n: number) => Readable.from([Buffer.from(`%PDF-1.4\n% ${nameMark(n)}\n`)]);

const sendersWith = (random: FuzzRandom): Sender[] => {
  const studio_id = () => random.pick(openStudios.slice(0, 6)).locationId;
  const typed = (n: number, person: number) => ({
    name: `${nameMark(n)} Visitor`,
    email: emailOf(person),
    phone: phoneOf(person),
  });
  const contact: Sender = (forms, metadata, n, person) =>
    submitContact(forms, metadata, {
      ...typed(n, person),
      studio_id: studio_id(),
      description: `A towel for ${nameMark(n)}, please`,
    });
  const career: Sender = async (forms, metadata, n, person) => {
    const cv = await forms.spool.receive(pdfOf(n), `${nameMark(n)}.pdf`);
    const call = { position: random.pick(positions), freeDays: ['Monday'], studio_id: studio_id() };
    const description = `${nameMark(n)} has taught vinyasa for six years.`;
    return submitCareerApplication(forms, metadata, { ...typed(n, person), ...call, description }, cv);
  };
  return [
    contact,
    contact,
    career,
    (forms, metadata, n, person) =>
      submitCancellation(forms, metadata, {
        ...typed(n, person),
        studio_id: studio_id(),
        reason: `Moving away, says ${nameMark(n)}`,
        cancelType: 'cancel',
      }),
    (forms, metadata, n, person) =>
      submitPlainForm('group-class')(forms, metadata, {
        ...typed(n, person),
        company: `Friends of ${nameMark(n)}`,
        studioId: studio_id(),
      }),
    // Has private fields.
    (forms, metadata, n, person) =>
      storeSubmission(forms, metadata, {
        ...{ formKind: 'sign-up', locationId: studio_id(), consent: null, entries: [] },
        email: emailOf(person),
        payload: {
          ...{ firstName: nameMark(n), lastName: 'Visitor', email: emailOf(person), zipCode: '33127' },
          ...{ ...privateValuesOf(n), marketing: false },
        },
      }),
    (forms, metadata, n, person) =>
      submitRetreatLead(forms, metadata, {
        firstName: nameMark(n),
        lastName: 'Visitor',
        email: emailOf(person),
        phone: phoneOf(person),
        comment: `A room for ${nameMark(n)}`,
      }),
    (forms, metadata, n, person) => {
      const form = findMarketingForm(`pre-sale-${random.pick(upcomingStudios).slug}`);
      if (!form) throw new Error('an upcoming studio without a form');
      const values = { firstname: `${nameMark(n)} Visitor`, email: emailOf(person), phone: phoneOf(person) };
      const place = { address: `1 ${nameMark(n)} Way`, city: 'Miami', state: 'FL', zip: '33127' };
      const fields = { ...values, ...place, interested_upcoming_location: form.studios[0] ?? '' };
      return submitMarketingLead(forms, metadata, form, {
        fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
      });
    },
  ];
};

/** Sends `count` leads of the last two weeks through the handlers of the forms, and opens their tickets. */
export const sendMarkedLeads = async (
  forms: FormServices,
  count: number,
  random: FuzzRandom,
  now: number,
): Promise<void> => {
  const senders = sendersWith(random);
  const everyMs = Math.floor((14 * dayMs) / count);
  for (let n = 0; n < count; n++) {
    const at = now - (count - n) * everyMs;
    // Every fourth lead comes from a person who has written before, to another studio or with another form.
    const person = n > 8 && random.below(4) === 0 ? random.below(n) : n;
    const campaign = random.pick(['winter', 'spring', null]);
    const metadata: RequestMetadata = {
      ip: `198.51.100.${1 + (n % 250)}`,
      key: `marked-${n}`,
      ...(random.below(12) === 0 ? { honeypot: 'x' } : {}),
      ...(campaign
        ? { pageUri: `https://heliora.example/?utm_campaign=${campaign}&utm_source=instagram` }
        : {}),
    };
    await random.pick(senders)(
      { ...forms, clock: { now: () => at }, limitPerMinute: count },
      metadata,
      n,
      person,
    );
  }
  await openAllTickets(forms.database, now);
};

import type { ConsentChannel } from './consents.ts';
import type { FormSchema } from './form-fields.ts';
import type { managerTopics } from './manager-topics.ts';
import type { ReadTime } from './rules/calendar-date.ts';
import { appLinkSchema } from './schemas/app-link.ts';
import { groupClassSchema } from './schemas/group-class.ts';

/**
 * The class of a submission. It decides how long the submission is stored, whether the law forbids erasing
 * it, and which roles may read it.
 */
export type RecordClass = 'lead' | 'account' | 'membership' | 'application' | 'training';

/**
 * `consentTo`: channels of the consent in the form, empty for a form without one. A kind with a channel
 * compiles only when its handler passes the text of the consent to intake (`FormOfKind`).
 * `lastStage`: of a ticket that succeeds; `answered` for forms after which nobody becomes a member.
 */
type KindFacts = {
  recordClass: RecordClass;
  consentTo: readonly ConsentChannel[];
  lastStage: 'joined' | 'answered';
};

/** All forms of the marketing provider store this kind. */
const marketingLead = { recordClass: 'lead', consentTo: ['mail', 'text'], lastStage: 'joined' } as const;

/**
 * Every form of the site by name, with the form kinds that it stores, each with its facts. The name is the
 * same in every folder (docs/recipes/add-a-form.md), with two exceptions: `pre-sale-west-boca` has the schema
 * of `upcoming-locations`, and the definition of a pre-sale form has the form's id at the marketing provider
 * as its name. Tables with one row per form use this list as their type or iterate over it, so that no form
 * is missing.
 */
const forms = {
  // On phones the page itself ticks the checkbox, so this form gives no consent to texts.
  'sign-up': { 'sign-up': { recordClass: 'account', consentTo: ['mail'], lastStage: 'joined' } },
  contact: { contact: { recordClass: 'lead', consentTo: [], lastStage: 'joined' } },
  'tech-support': { 'tech-support': { recordClass: 'lead', consentTo: [], lastStage: 'answered' } },
  'support-request': { 'support-request': { recordClass: 'lead', consentTo: [], lastStage: 'answered' } },
  'career-application': {
    'career-application': { recordClass: 'application', consentTo: [], lastStage: 'answered' },
  },
  'future-openings': { 'marketing-lead': marketingLead },
  cancellation: { cancellation: { recordClass: 'membership', consentTo: [], lastStage: 'answered' } },
  // Two calls: one for the managers, one for the announcement list.
  retreat: {
    'retreat-lead': { recordClass: 'lead', consentTo: [], lastStage: 'joined' },
    'retreat-user': { recordClass: 'lead', consentTo: [], lastStage: 'joined' },
  },
  'on-demand': { 'on-demand': { recordClass: 'lead', consentTo: [], lastStage: 'joined' } },
  'group-class': { 'group-class': { recordClass: 'lead', consentTo: [], lastStage: 'joined' } },
  'teacher-training': { 'teacher-training': { recordClass: 'training', consentTo: [], lastStage: 'joined' } },
  'pre-sale-full-name': { 'marketing-lead': marketingLead },
  'pre-sale-address': { 'marketing-lead': marketingLead },
  'pre-sale-west-boca': { 'marketing-lead': marketingLead },
  'upcoming-locations': { 'marketing-lead': marketingLead },
  // Stores nothing: it opens the sign-up page with the values filled in.
  'free-class': {},
  'app-link': { 'app-link': { recordClass: 'lead', consentTo: [], lastStage: 'answered' } },
} as const satisfies Record<string, Record<string, KindFacts>>;
export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** Submissions without a form on the site: a call for members who signed up elsewhere. */
const kindsWithoutForm = {
  'new-member': { recordClass: 'lead', consentTo: [], lastStage: 'answered' },
} as const satisfies Record<string, KindFacts>;

/** The kind of a submission: the name under which it is stored, listed and exported. */
export type FormKind =
  | { [Name in FormName]: keyof (typeof forms)[Name] }[FormName]
  | keyof typeof kindsWithoutForm;
type FactsOf<Kind, Kinds = (typeof forms)[FormName] | typeof kindsWithoutForm> = Kinds extends unknown
  ? Kind extends keyof Kinds
    ? Kinds[Kind]
    : never
  : never;
export const factsOfKind: { readonly [Kind in FormKind]: FactsOf<Kind> } = Object.assign(
  {},
  ...Object.values(forms),
  kindsWithoutForm,
);
export const formKinds = Object.keys(factsOfKind) as readonly FormKind[];
export const kindsOf = (name: FormName) => Object.keys(forms[name]) as readonly FormKind[];
export const isFormKind = (text: string): text is FormKind => Object.hasOwn(factsOfKind, text);

/** Kinds without a consent: its text would not be among the fields. */
type FieldsOnlyKind = {
  [Kind in FormKind]: (typeof factsOfKind)[Kind]['consentTo'] extends readonly [] ? Kind : never;
}[FormKind];
/** A form whose call has its fields, and whose submission is these fields. Handler: `submitPlainForm`. */
export type PlainForm = {
  schema: (clock?: ReadTime) => FormSchema;
  mutation: string;
  description: string;
  /** Descriptions of arguments that no other form has. */
  argumentDescriptions?: Readonly<Record<string, string>>;
  /** Descriptions of arguments that are accepted and not read. */
  ignoredArguments?: Readonly<Record<string, string>>;
  /** Which managers get its mail. */
  topic?: keyof typeof managerTopics;
  /** The field of the studio, which is stored in a column. */
  studio?: string;
};
export const plainForms = {
  'group-class': {
    schema: groupClassSchema,
    mutation: 'sendGroupClassEmailToManager',
    description: 'Asks a studio for a private class for a team or an office.',
    ignoredArguments: { location: 'Sent by the form; the id decides.' },
    // Group classes have no topic of their own: the managers of `contactUs` answer them.
    topic: 'contactUs',
    studio: 'studioId',
  },
  'app-link': {
    schema: () => appLinkSchema,
    mutation: 'sendEmailForAppLink',
    description: 'Mails the links to the app to a visitor.',
    argumentDescriptions: { email: 'Where the links go.' },
  },
} as const satisfies Partial<Record<FieldsOnlyKind, PlainForm>>;
export type PlainKind = keyof typeof plainForms;

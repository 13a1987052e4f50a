/**
 * The class of a submission. It decides how long the submission is stored, whether the law forbids erasing it
 * (domain/retention.ts), and which roles may read it (domain/staff/scopes.ts).
 */
export type RecordClass = 'lead' | 'account' | 'membership' | 'application' | 'training';

/**
 * Every form of the site by name, with the form kinds that it stores and the record class of each. The name
 * is the same in every folder: `domain/forms/schemas/<name>.ts` (`pre-sale-west-boca` shares that of
 * `upcoming-locations`), `app/forms/catalog/<name>-form.tsx`, `tests/forms/form-cases/<name>.ts`, and `name`
 * of the form's definition. Tables with one row per form use this list as their type or iterate over it, so
 * that no form is missing.
 */
const forms = {
  'sign-up': { 'sign-up': 'account' },
  contact: { contact: 'lead' },
  'tech-support': { 'tech-support': 'lead' },
  'support-request': { 'support-request': 'lead' },
  'career-application': { 'career-application': 'application' },
  'future-openings': { 'marketing-lead': 'lead' },
  cancellation: { cancellation: 'membership' },
  // Two calls: one for the managers, one for the announcement list.
  retreat: { 'retreat-lead': 'lead', 'retreat-user': 'lead' },
  'on-demand': { 'on-demand': 'lead' },
  'group-class': { 'group-class': 'lead' },
  'teacher-training': { 'teacher-training': 'training' },
  'pre-sale-full-name': { 'marketing-lead': 'lead' },
  'pre-sale-address': { 'marketing-lead': 'lead' },
  'pre-sale-west-boca': { 'marketing-lead': 'lead' },
  'upcoming-locations': { 'marketing-lead': 'lead' },
  // Stores nothing: it opens the sign-up page with the values filled in.
  'free-class': {},
  'app-link': { 'app-link': 'lead' },
} as const satisfies Record<string, Record<string, RecordClass>>;
export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** Submissions without a form on the site: a call for members who signed up elsewhere. */
const kindsWithoutForm = { 'new-member': 'lead' } as const;

/** The kind of a submission: the name under which it is stored, listed and exported. */
export type FormKind =
  | { [Name in FormName]: keyof (typeof forms)[Name] }[FormName]
  | keyof typeof kindsWithoutForm;
export const recordClassOfKind: Readonly<Record<FormKind, RecordClass>> = Object.assign(
  {},
  ...Object.values(forms),
  kindsWithoutForm,
);
export const formKinds = Object.keys(recordClassOfKind) as readonly FormKind[];
export const kindsOf = (name: FormName) => Object.keys(forms[name]) as readonly FormKind[];
export const isFormKind = (text: string): text is FormKind => Object.hasOwn(recordClassOfKind, text);

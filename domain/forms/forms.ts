/**
 * Every form of the site by its name, with the kinds of submission that one sending of it stores. The name is the same in
 * every folder: `domain/forms/<name>.ts`, `app/forms/catalog/<name>-form.tsx`, `tests/form-cases/<name>.ts`, the
 * definition's `name`. Tables with one row per form are typed by this list or walk it, so that none can be left out.
 */
export const forms = {
  'sign-up': ['sign-up'],
  contact: ['contact'],
  'tech-support': ['tech-support'],
  'support-request': ['support-request'],
  'career-application': ['career-application'],
  'future-openings': ['marketing-lead'],
  cancellation: ['cancellation'],
  // Two calls: one for the managers, one for the list of announcements.
  retreat: ['retreat-lead', 'retreat-user'],
  'on-demand': ['on-demand'],
  'group-class': ['group-class'],
  'teacher-training': ['teacher-training'],
  'pre-sale-full-name': ['marketing-lead'],
  'pre-sale-address': ['marketing-lead'],
  'pre-sale-west-boca': ['marketing-lead'],
  'upcoming-locations': ['marketing-lead'],
  // Stores nothing: it opens sign-up, filled in.
  'free-class': [],
  'app-link': ['app-link'],
} as const;
export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** Submissions that no form of the site makes: a call for members who signed up elsewhere. */
const kindsWithoutForm = ['new-member'] as const;

/** The kind of a submission: the name under which it is stored, listed and exported. */
export type FormKind = (typeof forms)[FormName][number] | (typeof kindsWithoutForm)[number];
export const formKinds: readonly FormKind[] = [
  ...new Set<FormKind>([...Object.values(forms).flat(), ...kindsWithoutForm]),
];
export const isFormKind = (text: string): text is FormKind => (formKinds as readonly string[]).includes(text);

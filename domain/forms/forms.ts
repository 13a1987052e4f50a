/**
 * Every form of the site by name, with the kinds of submission that it stores. The name is the same in
 * every folder: `domain/forms/schemas/<name>.ts`, `app/forms/catalog/<name>-form.tsx`, `tests/forms/form-cases/<name>.ts`, the
 * definition's `name`. Tables with one row per form use this list as their type or iterate over it, so that none is missing.
 */
export const forms = {
  'sign-up': ['sign-up'],
  contact: ['contact'],
  'tech-support': ['tech-support'],
  'support-request': ['support-request'],
  'career-application': ['career-application'],
  'future-openings': ['marketing-lead'],
  cancellation: ['cancellation'],
  // Two calls: one for the managers, one for the announcement list.
  retreat: ['retreat-lead', 'retreat-user'],
  'on-demand': ['on-demand'],
  'group-class': ['group-class'],
  'teacher-training': ['teacher-training'],
  'pre-sale-full-name': ['marketing-lead'],
  'pre-sale-address': ['marketing-lead'],
  'pre-sale-west-boca': ['marketing-lead'],
  'upcoming-locations': ['marketing-lead'],
  // Stores nothing: it opens the sign-up page with the values filled in.
  'free-class': [],
  'app-link': ['app-link'],
} as const;
export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];

/** Submissions without a form on the site: a call for members who signed up elsewhere. */
const kindsWithoutForm = ['new-member'] as const;

/** The kind of a submission: the name under which it is stored, listed and exported. */
export type FormKind = (typeof forms)[FormName][number] | (typeof kindsWithoutForm)[number];
export const formKinds: readonly FormKind[] = [
  ...new Set<FormKind>([...Object.values(forms).flat(), ...kindsWithoutForm]),
];
export const isFormKind = (text: string): text is FormKind => (formKinds as readonly string[]).includes(text);

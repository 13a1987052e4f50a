/** Every kind of submission we keep, by the name it is stored, listed and exported under. */
export const formKinds = [
  'sign-up',
  'career-application',
  'contact',
  'tech-support',
  'support-request',
  'cancellation',
  'retreat-lead',
  'retreat-user',
  'new-member',
  'teacher-training',
  'on-demand',
  'group-class',
  'app-link',
  'marketing-lead',
] as const;
export type FormKind = (typeof formKinds)[number];

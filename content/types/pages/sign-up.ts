import type { Image, Meta } from '#content/types/pages/blocks.ts';

export type SignUpPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  groups: { you: string; emergency: string; studio: string; password: string };
  emergencyHint: string;
  passwordHint: string;
  marketing: string;
  terms: { before: string; terms: string; and: string; privacy: string };
  submit: string;
  haveAccount: { text: string; link: { label: string; to: string } };
};

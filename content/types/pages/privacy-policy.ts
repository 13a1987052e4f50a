import type { Image, Meta } from '#content/types/pages/blocks.ts';

export type LegalSection = { heading: string; paragraphs: readonly string[]; points?: readonly string[] };
export type LegalDocument = {
  /** The hash under which the document is reached. */
  id: 'terms' | 'privacy' | 'license';
  title: string;
  indexLabel: string;
  effective: string;
  intro: string;
  /** Numbered in this order. */
  sections: readonly LegalSection[];
};

export type PrivacyPolicyPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  index: string;
  backToTop: string;
  documents: readonly [LegalDocument, LegalDocument, LegalDocument];
};

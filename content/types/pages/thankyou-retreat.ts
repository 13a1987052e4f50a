import type { Action, Image, Meta } from '#content/types/pages/blocks.ts';

export type ThankYouRetreatPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  links: readonly Action[];
};

import type { Action, Image, Meta } from '#content/types/pages/blocks.ts';

export type NotFoundPage = {
  meta: Meta;
  heading: string;
  text: string;
  links: readonly Action[];
  image: Image;
};

import type { Action, Image, Meta } from '#content/types/pages/blocks.ts';

export type NotFoundPage = {
  meta: Meta;
  heading: string;
  text: string;
  links: readonly Action[];
  /** Before the page the visitor most likely meant. */
  meant: (page: string) => string;
  studios: string;
  /** Pages that can be meant, besides those of navbar and footer and the studios. */
  others: readonly Action[];
  /** A page that was here once and will not come back: a class that is over. */
  gone: { title: string; heading: string; text: string };
  image: Image;
};

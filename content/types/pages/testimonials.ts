import type { Action, Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type TestimonialsPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  watchInterview: string;
  carousel: string;
  select: (name: string) => string;
  yourTurn: Block & { cta: Action };
};

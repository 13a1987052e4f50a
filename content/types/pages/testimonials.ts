import type { Action, Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type TestimonialsPage = {
  meta: Meta;
  heading: string;
  text: string;
  image: Image;
  watchInterview: string;
  carousel: string;
  select: (name: string) => string;
  interviewWith: (name: string) => string;
  /** The day the interviews were published, for search engines. */
  published: string;
  stop: string;
  start: string;
  yourTurn: Block & { cta: Action };
};

import type { Action, Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type TeachersPage = {
  meta: Meta;
  hero: { heading: string; text: string; image: Image };
  founders: { heading: string };
  /** `published` is the day the films were published, for search engines. */
  list: Block & { watch: (name: string) => string; published: string };
  join: Block & { cta: Action };
};

import type { Action, Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type TeachersPage = {
  meta: Meta;
  hero: { heading: string; text: string; image: Image };
  founders: { heading: string };
  list: Block & { watch: (name: string) => string };
  join: Block & { cta: Action };
};

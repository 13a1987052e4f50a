import type { Action, Block, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type ThreeForFreePage = {
  meta: Meta;
  hero: { heading: string; text: string; cta: Action; condition: string; image: Image };
  benefits: { heading: string; tiles: readonly Illustrated[] };
  method: Block & { steps: readonly Illustrated[] };
  people: Block & { images: readonly Image[] };
  signUp: Block & { cta: Action };
  banner: Action;
};

import type { Action, Block, Footage, Image, Meta } from '#content/types/pages/blocks.ts';

export type ComingSoonCard = {
  slug: 'coral-gables' | 'coral-springs' | 'weston' | 'west-boca';
  title: string;
  text: string;
  image: Image;
  cta: string;
  formHeading: string;
};

export type ComingSoonPage = {
  meta: Meta;
  hero: { heading: string; text: string; opening: string; image: Image };
  tour: Block & { footage: Footage };
  cards: Block & { items: readonly ComingSoonCard[] };
  presale: Block & { points: readonly Block[]; cta: string; elsewhere: Action };
};

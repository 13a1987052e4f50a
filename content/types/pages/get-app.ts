import type { Block, Footage, Image, Meta, SentPanel } from '#content/types/pages/blocks.ts';

export type GetAppPage = {
  meta: Meta;
  heading: string;
  footage: Footage;
  poster: Image;
  description: Block & { points: readonly Block[] };
  download: Block & { mail: { label: string; hint: string; submit: string; sent: SentPanel } };
};

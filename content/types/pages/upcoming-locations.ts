import type { Block, Footage, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type UpcomingLocationsPage = {
  meta: Meta;
  /** The headline: one of the two names by the parameter in the address, otherwise both. */
  names: { miami: string; hollywood: string; both: string };
  opening: string;
  text: string;
  secure: string;
  image: Image;
  footage: Footage;
  benefits: Block & { items: readonly Illustrated[] };
  form: Block;
};

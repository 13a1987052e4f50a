import type { Block, Meta } from '#content/types/pages/blocks.ts';

/** Labels shared by the pages of the studios that are being built; their own words are in content/en/upcoming-studios.ts. */
export type UpcomingStudioLabels = {
  meta: (name: string) => Meta;
  /** `published` is the day the films were published, for search engines. */
  tour: { label: (name: string) => string; published: string };
  address: string;
  form: { heading: (name: string) => string; text: string };
  meanwhile: Block & { link: { label: string; to: string } };
};

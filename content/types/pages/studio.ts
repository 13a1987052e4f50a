import type { Block, Meta } from '#content/types/pages/blocks.ts';

/** Labels shared by the pages of the open studios; their own words are in content/en/studios.ts. */
export type StudioLabels = {
  meta: (name: string, city: string) => Meta;
  breadcrumb: string;
  /** What the way back to all studios is called for those who hear it. */
  breadcrumbLabel: string;
  premier: string;
  address: string;
  directions: string;
  call: (number: string) => string;
  /** The ways on that most visitors came for. */
  jumps: { label: string; classes: string; prices: string };
  visit: string;
  hours: string;
  frontDesk: string;
  leader: { heading: string; portrait: (name: string) => string; call: (firstName: string) => string };
  /** `published` is the day the films were published, for search engines. */
  film: { play: string; label: (name: string) => string; published: string };
  story: string;
  gallery: (name: string) => string;
  reviews: (name: string) => string;
  nextClasses: {
    heading: string;
    today: string;
    tomorrow: string;
    noneToday: string;
    noneTomorrow: string;
    book: string;
    all: string;
  };
  membership: { heading: (name: string) => string; text: string; link: string };
  contact: { heading: string; text: string; link: string };
  nearby: Block;
};

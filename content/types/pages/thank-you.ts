import type { Action, Block, Image, Meta } from '#content/types/pages/blocks.ts';

export type ThankYouPage = {
  browser: { meta: Meta; heading: string; text: string; download: Block };
  /** Its main line depends on the free offer: FreeOffer['readyToBook']. */
  app: {
    meta: Meta;
    text: string;
    startBooking: string;
    /** Said once booking was started, for those whose app did not come to the front. */
    opening: { text: string; link: Action };
  };
  generic: { meta: Meta; heading: string; text: string; links: readonly Action[] };
  /** Said in place of the usual text when the visitor comes from these forms. */
  variants: { upcomingLocations: Block; empowerSeries: Block };
  image: Image;
};

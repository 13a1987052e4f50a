import type { Action, Block, Footage, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';
import type { ClassKind } from '#content/types/pages/class-kind.ts';

export type HomePage = {
  meta: Meta;
  /** The button beside `schedule` is the free offer's, see FreeOffer. */
  hero: { heading: string; text: string; schedule: Action; footage: Footage; poster: Image };
  reviews: { heading: string; text: string };
  /** Its words depend on the free offer, see FreeOffer['firstClassBanner']. */
  firstClass: { image: Image };
  classTypes: Block & {
    kinds: readonly {
      kind: ClassKind;
      name: string;
      minutes: string;
      text: string;
      image: Image;
      link: Action;
    }[];
  };
  /** `published` is the day the film was published, for search engines. */
  studios: Block & {
    footage: Footage;
    published: string;
    facts: readonly { figure: string; label: string }[];
    link: Action;
  };
  press: { heading: string; quotes: readonly { publication: string; quote: string; logo: Image }[] };
  locations: Block & { link: Action };
  /** The title grows and fades with the scroll: its lines come one after the other. */
  scrollTitle: { heading: string; lines: readonly string[]; image: Image };
  yogaAtHome: Illustrated & { points: readonly string[]; link: Action };
};

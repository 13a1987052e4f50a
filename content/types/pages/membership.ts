import type { Action, Block, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type MembershipId = 'vip' | 'unlimited' | 'eight';
export type MembershipCard = {
  id: MembershipId;
  title: string;
  studioAccess: 'single' | 'multi';
  studioAccessText: string;
  items: readonly { text: string; isHighlighted: boolean }[];
};

export type MembershipPage = {
  meta: Meta;
  hero: { heading: string; text: string; cta: Action; image: Image };
  offers: { heading: string; lines: readonly { text: string; detail: string }[] };
  homeAway: Illustrated;
  perks: { heading: string; items: readonly Illustrated[] };
  pricing: Block & {
    studioLabel: string;
    /** For visitors without JavaScript. */
    apply: string;
    perMonth: string;
    choose: string;
    terms: string;
    premier: string;
    cards: readonly MembershipCard[];
  };
  packages: Block & {
    classLabel: (numberOfClass: number) => string;
    perClass: (dollars: number) => string;
    startingAt: string;
    buy: string;
  };
  referral: Illustrated & { link: Action };
  onDemand: Illustrated & { cta: Action };
};

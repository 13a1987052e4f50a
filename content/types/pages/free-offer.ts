import type { Action, Block } from '#content/types/pages/blocks.ts';

/** Every text that speaks of the free first class or classes, for one count. */
export type FreeOffer = {
  name: string;
  cta: Action;
  condition: string;
  firstClassBanner: Block & { cta: Action; faqLink: Action };
  tryUsOut: Block & { cta: Action };
  popup: Block & { submit: string; close: string };
  yourFirstClass: Block & { cta: Action };
  getApp: string;
  readyToBook: string;
  question: { question: string; answer: string };
};
/** One for a count of 1, three for any other count: the rule of the active promo. */
export type FreeOfferOf = (freeClassCount: number) => FreeOffer;

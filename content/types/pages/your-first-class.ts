import type { Action, Block, Footage, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type YourFirstClassPage = {
  meta: Meta;
  hero: { heading: string; text: string; schedule: Action; image: Image };
  /** `published` is the day the film was published, for search engines. */
  preparation: Block & { footage: Footage; play: string; published: string };
  facts: readonly { figure: string; label: string }[];
  timeline: { heading: string; steps: readonly (Block & { time: string })[] };
  bring: {
    heading: string;
    text: string;
    yours: Block & { items: readonly string[] };
    ours: Block & { items: readonly string[] };
  };
  questions: {
    heading: string;
    items: readonly { id: string; question: string; answer: string }[];
    all: Action;
  };
  dontGiveUp: Illustrated & { paragraphs: readonly string[] };
};

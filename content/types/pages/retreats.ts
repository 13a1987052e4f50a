import type { Block, Footage, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type RetreatId = 'tulum' | 'cabo';
export type Retreat = {
  id: RetreatId;
  name: string;
  title: string;
  description: string;
  image: Image;
  date: string;
  link: { label: string; to: string };
  /** The house we stay in, in the words of its location block. */
  address: string;
  number: string;
  country: string;
  /** Calendar days, or a month while the days are not set. */
  starts: string;
  ends: string;
  /** Whether its block opens the booking offer, by itself on pre-sale addresses. */
  hasModal: boolean;
};

export type RetreatsPage = {
  meta: Meta;
  banner: { heading: string; text: string; footage: Footage; stayInTheLoop: string };
  story: Illustrated & { paragraphs: readonly string[] };
  day: { heading: string; steps: readonly (Block & { time: string })[] };
  trips: { heading: string; offer: string; call: (number: string) => string; items: readonly Retreat[] };
  questions: { heading: string; items: readonly { id: string; question: string; answer: string }[] };
  form: Block & { submit: string };
};

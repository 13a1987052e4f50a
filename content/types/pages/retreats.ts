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
};

export type RetreatsPage = {
  meta: Meta;
  banner: { heading: string; text: string; footage: Footage; stayInTheLoop: string };
  story: Illustrated & { paragraphs: readonly string[] };
  day: { heading: string; steps: readonly (Block & { time: string })[] };
  trips: { heading: string; items: readonly Retreat[] };
  questions: { heading: string; items: readonly { id: string; question: string; answer: string }[] };
  form: Block & { submit: string };
};

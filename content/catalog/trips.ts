import type { Action, Image } from '#content/blocks.ts';
import { tripFacts } from '#content/facts/trips.ts';
import { trips as words } from '#words/trips.ts';

export type Retreat = {
  id: (typeof tripFacts)[number]['id'];
  name: string;
  title: string;
  description: string;
  image: Image;
  date: string;
  link: Action;
  /** The accommodation, as its location block shows it. */
  address: string;
  number: string;
  country: string;
  /** Calendar days, or a month while the days are unknown. */
  starts: string;
  ends: string;
  /** Whether its block opens the booking offer; on pre-sale URLs the offer opens without a press. */
  hasModal: boolean;
};

export const trips: readonly Retreat[] = tripFacts.map(({ picture, to, ...facts }) => {
  const { alt, link, ...text } = words[facts.id];
  return { ...facts, ...text, image: { picture, alt }, link: { label: link, to } };
});

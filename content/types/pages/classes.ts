import type { Action, Block, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';
import type { ClassKind } from '#content/types/pages/class-kind.ts';

export type WorkoutType = {
  kind: ClassKind;
  name: string;
  minutes: string;
  heat: string;
  heading: string;
  paragraphs: readonly string[];
  goodFor: readonly string[];
  image: Image;
  details: readonly [Image, Image];
  schedule: Action;
};

export type ClassesPage = {
  meta: Meta;
  hero: { heading: string; text: string; image: Image; inStudio: Action; online: Action };
  /** Five pictures each, with left and right arrows. */
  bestStudios: readonly (Block & { images: readonly [Image, Image, Image, Image, Image] })[];
  workouts: Block & {
    labels: { length: string; heat: string; goodFor: string };
    types: readonly WorkoutType[];
  };
  cleaning: Illustrated & { standards: readonly Block[] };
};

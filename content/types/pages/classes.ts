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

export type StudioPictures = Block & { images: readonly [Image, Image, Image, Image, Image] };

export type ClassesPage = {
  meta: Meta;
  hero: { heading: string; text: string; image: Image };
  /** The two ways to take a class: in the room, or on the floor at home. */
  ways: readonly [Illustrated & { link: Action }, Illustrated & { link: Action }];
  /** Five pictures each, with left and right arrows. */
  bestStudios: readonly [StudioPictures, StudioPictures];
  workouts: Block & {
    labels: { length: string; heat: string; goodFor: string };
    types: readonly WorkoutType[];
  };
  cleaning: Illustrated & { standards: readonly Block[] };
};

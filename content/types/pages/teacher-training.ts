import type { Action, Block, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type TeacherTrainingPage = {
  meta: Meta;
  hero: { heading: string; text: string; image: Image };
  program: { heading: string; steps: readonly Block[] };
  accepting: Block & { cta: Action };
  promise: Illustrated;
  application: Block & { submit: string; storyHint: string };
};

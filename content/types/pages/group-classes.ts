import type { Block, Image, Meta, SentPanel } from '#content/types/pages/blocks.ts';

export type GroupClassesPage = {
  meta: Meta;
  hero: { heading: string; text: string; image: Image };
  choices: readonly Block[];
  included: { heading: string; items: readonly string[] };
  form: Block & { submit: string };
  sent: SentPanel;
};

import type { SentPanel } from '#content/types/pages/blocks.ts';

export type PresaleTexts = {
  consent: string;
  sent: SentPanel;
  /** The variant of upcoming-location pages. */
  informationSent: SentPanel;
};

import type { SentPanel } from '#content/types/pages/blocks.ts';

export type PresaleTexts = {
  consent: string;
  /** What the comment field of the coming-soon form says before the visitor changes it. */
  defaultComment: (studio: string) => string;
  sent: SentPanel;
  /** The variant of upcoming-location pages. */
  informationSent: SentPanel;
};

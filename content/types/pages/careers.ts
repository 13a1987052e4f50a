import type { Employment, OpeningPosition } from '#content/types/openings.ts';
import type { Action, Block, Illustrated, Image, Meta } from '#content/types/pages/blocks.ts';

export type CareersPage = {
  meta: Meta;
  banner: { heading: string; text: string; image: Image; openings: Action };
  benefits: Block & { items: readonly Block[]; eligibility: string };
  team: Illustrated & { roles: readonly { position: string; text: string }[] };
  openings: OpeningLabels;
  application: Block & { submit: string };
  /** The form for those who find no opening today. */
  notify: Block & { submit: string };
};

export type OpeningLabels = {
  heading: string;
  text: string;
  apply: string;
  applyFor: (position: string, location: string) => string;
  none: string;
  noneHint: string;
  failed: string;
  /** Heading of the openings of one position. */
  groups: Record<OpeningPosition, string>;
  /** After the title of a job. */
  employment: Record<Employment, string>;
  count: (openings: number) => string;
};

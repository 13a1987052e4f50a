import type { Action, Meta } from '#content/types/pages/blocks.ts';

export type ErrorPage = {
  meta: Meta;
  heading: string;
  text: string;
  reload: string;
  home: Action;
  contact: Action;
};

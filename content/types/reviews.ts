import type { PictureData } from '#media/picture.ts';

export type Review = {
  name: string;
  /** HTML of our own writing: em and strong only. It is sanitised again where it is shown. */
  review: string;
  /** Left out where the page already says which studio it is about. */
  location?: string;
  image?: PictureData;
};

import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

export type Testimonial = {
  /** 0 to 5: the digit in the address that preselects a testimonial. */
  id: number;
  name: string;
  comment: string;
  location: string;
  image: PictureData;
  /** Shown under 700 px. */
  imageMob: PictureData;
  interview?: FilmData;
  background: PictureData;
  backgroundCropped: PictureData;
};

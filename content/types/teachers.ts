import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

export type Founder = { name: string; role: string; photo: PictureData };

export type FoundersBlurb = { text: readonly string[]; founders: readonly [Founder, Founder] };

export type Teacher = {
  id: number;
  location: string;
  name: string;
  comment: string;
  image: PictureData;
  /** Shown under 700 px. */
  imageMob: PictureData;
  videoLink: FilmData;
};

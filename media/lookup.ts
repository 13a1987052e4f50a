/** Lookup of names made at run time, such as an instructor's id. Server only: it loads the whole catalog. */

import json from './catalog.json' with { type: 'json' };
import type { MediaCatalog } from './catalog.ts';
import { type PictureData, pictureOf } from './picture.ts';

const catalog = json as MediaCatalog;
const placeholder = 'pages/not-found';

/** An unknown name returns the placeholder, so that a new record in the database does not break a page. */
export const pictureByName = (name: string): PictureData => {
  const known = Object.hasOwn(catalog.pictures, name) ? name : placeholder;
  return pictureOf(known, catalog.pictures[known] as MediaCatalog['pictures'][string]);
};

export const wordTimesOf = (film: string) => catalog.films[film]?.wordTimes ?? [];

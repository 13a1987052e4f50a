import type { FilmName } from '#media/film.ts';
import { language } from '#words/language.ts';
import { sitePath } from './site-path.ts';

/** The URL of the words of a film; undefined in English, because it has them in its picture. */
export const filmCaptions = (film: FilmName): string | undefined =>
  language.prefix ? sitePath(`/media/films/${film}.vtt`) : undefined;

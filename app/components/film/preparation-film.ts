import type { Chapter } from '#app/components/player/playable.ts';
import { filmCaptions } from '#content/film-captions.ts';
import { film } from '#media/film.ts';
import { preparationChapters as titles } from '#words/films.ts';

const { chapters: starts = [] } = film('first-class/preparation');

/** The headings of the film, with the seconds at which they come. */
export const preparationChapters: readonly Chapter[] = starts.map((at, index) => ({
  at,
  title: titles[index] ?? '',
}));

export const preparationCaptions = filmCaptions('first-class/preparation');

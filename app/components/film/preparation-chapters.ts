import type { Chapter } from '#app/components/player/playable.ts';
import { film } from '#media/film.ts';
import { preparationChapters as titles } from '#words/films.ts';

const { chapters: starts = [] } = film('first-class/preparation');

/** The headings that the film itself shows, with the seconds at which they come. */
export const preparationChapters: readonly Chapter[] = starts.map((at, index) => ({
  at,
  title: titles[index] ?? '',
}));

import type { Chapter } from '#app/components/player/playable.ts';
import { sitePath } from '#content/site-path.ts';
import { preparationCaptionsPath } from '#domain/videos/videos.ts';
import { film } from '#media/film.ts';
import { preparationChapters as titles } from '#words/films.ts';
import { language } from '#words/language.ts';

const { chapters: starts = [] } = film('first-class/preparation');

/** The headings of the film, with the seconds at which they come. */
export const preparationChapters: readonly Chapter[] = starts.map((at, index) => ({
  at,
  title: titles[index] ?? '',
}));

/** The words in the picture of the film are English. */
export const preparationCaptions = language.prefix ? sitePath(preparationCaptionsPath) : undefined;

import { language } from '#words/language.ts';
import { pathIn } from './languages-of-page.ts';

/**
 * The path of a page or call in the language of this build: `/faq` is `/es/faq` in Spanish. Other URLs,
 * hashes and queries stay. Media and files have no language, so their paths are used as they are.
 */
export const sitePath = (path: string): string =>
  /^\/(?!\/)/.test(path) ? pathIn(language.prefix, path) : path;

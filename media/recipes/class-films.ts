/** The on-demand films and the practice each one shows. */
import { practices } from './practices.ts';

export const classFilms: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(practices).map((name) => [`vod/${name}`, name]),
);

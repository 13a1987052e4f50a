import { languages } from './facts/languages.ts';

/** The path of a page in the language with this prefix, from its path without one: `/` is `/es`. */
export const pathIn = (prefix: string, path: string): string =>
  prefix ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** The page in every language, and `x-default` for visitors of any other one, for `hreflang`. */
export const pathsByLanguage = (path: string): { hrefLang: string; path: string }[] => [
  ...languages.map(({ code, prefix }) => ({ hrefLang: code as string, path: pathIn(prefix, path) })),
  { hrefLang: 'x-default', path },
];

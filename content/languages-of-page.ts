import { languages, otherLanguages } from './facts/languages.ts';

/** The path of a page in the language with this prefix, from its path without one: `/` is `/es`. */
export const pathIn = (prefix: string, path: string): string =>
  prefix ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** The prefix of the language of a path: that of `/es/faq` is `/es`. */
export const prefixOf = (path: string): string =>
  otherLanguages.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))?.prefix ?? '';

/** The page in every language, and `x-default` for visitors of any other one, for `hreflang`. */
export const pathsByLanguage = (path: string): { hrefLang: string; path: string }[] => [
  ...languages.map(({ code, prefix }) => ({ hrefLang: code as string, path: pathIn(prefix, path) })),
  { hrefLang: 'x-default', path },
];

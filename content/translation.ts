import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

/** Keys whose values only code reads: they are the same in every language. */
type CodeKey =
  | 'id'
  | 'slug'
  | 'kind'
  | 'to'
  | 'path'
  | 'url'
  | 'hash'
  | 'linkType'
  | 'studioAccess'
  | 'testimonial';

/**
 * The type of a module in a second language, derived from the first: every text is required and may be any
 * string; ids, URLs, pictures, lengths of lists and the parameters of functions are the same. `content/en`
 * uses `as const` so that this works.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Parameters) => infer Result
    ? (...args: Parameters) => Translation<Result>
    : T extends PictureData | FilmData | number | boolean | null | undefined
      ? T
      : { readonly [Key in keyof T]: Key extends CodeKey ? T[Key] : Translation<T[Key]> };

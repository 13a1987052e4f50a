/** The types of text blocks on a page. */
import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

/** Title (up to 60 characters) and description (up to 155) for search engines and shared links. */
export type Meta = { title: string; description: string };
/** The alt text is empty for a decorative picture. */
export type Image = { picture: PictureData; alt: string };
/** A silent looping film; the label is its description for screen readers. */
export type Footage = { film: FilmData; label: string };
/** A link or a button with a target: a path of the site, a hash, or a full URL. */
export type Action = { label: string; to: string };
export type Block = { heading: string; text: string };
export type Illustrated = Block & { image: Image };

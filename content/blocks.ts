/** The pieces that the texts of a page are made of. */
import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

/** What search engines and shared links show: title up to 60 characters, description up to 155. */
export type Meta = { title: string; description: string };
/** The alt text is empty where the picture only decorates the words beside it. */
export type Image = { picture: PictureData; alt: string };
/** A silent looping film; the label says what is to be seen to those who do not see it. */
export type Footage = { film: FilmData; label: string };
/** A link or a button that leads somewhere: a path of ours, a hash, or a full address. */
export type Action = { label: string; to: string };
export type Block = { heading: string; text: string };
export type Illustrated = Block & { image: Image };

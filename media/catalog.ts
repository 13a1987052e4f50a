import type { Shape } from './shapes.ts';

/** An entry of catalog.json. `drawing` names a vector placeholder; without it the picture is rendered. */
export type PictureEntry = {
  shape: Shape;
  color: string;
  version: string;
  /** Width of the largest encoded file; drawings scale, so they have none. */
  width?: number;
  drawing?: string;
  /** The picture whose files this name shares. */
  of?: string;
};

export type FilmEntry = {
  poster: string;
  seconds: number;
  version: string;
  /** Widths encoded as WebM and MP4; empty if the film is not rendered yet, and for streams. */
  widths: readonly number[];
  /** The film whose files this name shares. */
  of?: string;
  stream?: boolean;
};

export type MediaCatalog = {
  pictures: Record<string, PictureEntry>;
  films: Record<string, FilmEntry>;
};

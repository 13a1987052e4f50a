import type { Shape } from './shapes.ts';

/** An entry of media/catalog.json. `drawing` names a vector placeholder; otherwise it is rendered. */
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
  /** Widths encoded as WebM and MP4; empty if the film is not rendered yet. */
  widths: readonly number[];
  /** A film with sound, which is encoded as MP4 only. */
  hasSound?: true;
  /** The film whose files this name shares. */
  of?: string;
  /** Where its chapters begin, in seconds. */
  chapters?: readonly number[];
  /** When its words are shown, for captions in other languages: seconds, from and to. */
  wordTimes?: readonly (readonly number[])[];
};

/** A pose of the on-demand classes. */
export type LoopEntry = {
  seconds: number;
  isSided: boolean;
  version: string;
  /** By height: the bytes of its first `headSeconds` (media/loops.ts), and of the rest. */
  parts: Readonly<Record<number, readonly number[]>>;
};

export type MediaCatalog = {
  pictures: Record<string, PictureEntry>;
  films: Record<string, FilmEntry>;
  loops: Record<string, LoopEntry>;
};

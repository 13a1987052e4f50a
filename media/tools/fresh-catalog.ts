/** media/catalog.json is derived: the manifest says which names exist, the library which are made. */
import type { FilmEntry, MediaCatalog, PictureEntry } from '../catalog.ts';
import { filmFilesOf, type Library, pictureFilesOf } from '../library-files.ts';
import { loopFilesOf } from '../loops.ts';
import type { FilmSpec, PictureSpec } from '../manifest.ts';
import { shapes } from '../shapes.ts';

const standInColors = {
  room: '#d08a5f',
  street: '#e0a07c',
  coast: '#dc8f78',
  disc: '#b9483a',
  mats: '#dfa57d',
  portrait: '#c97a52',
  press: '#fbf3e7',
};

const portraits = 4;

/** The same name always gets the same portrait drawing, and neighbors get different ones. */
const drawingFor = ({ name, shape, theme }: PictureSpec): string => {
  if (theme === 'press') return name;
  if (theme !== 'portrait') return `stand-ins/${shape}-${theme}`;
  const number = Number(/\d+$/.exec(name)?.[0] ?? name.length);
  return `stand-ins/${shape}-portrait-${(number % portraits) + 1}`;
};

export const pictureEntry = (
  spec: PictureSpec,
  previous: PictureEntry | undefined,
  library: Library,
): PictureEntry => {
  const kept =
    previous?.width &&
    previous.shape === spec.shape &&
    pictureFilesOf(spec.name, previous).every((file) => library.has(file));
  if (previous && kept) return previous;
  return {
    shape: spec.shape,
    color: standInColors[spec.theme],
    version: drawingsVersion,
    drawing: drawingFor(spec),
  };
};

/** Raised by hand when the stand-ins are redrawn. */
const drawingsVersion = '1';

export const filmEntry = (spec: FilmSpec, previous: FilmEntry | undefined, library: Library): FilmEntry => {
  const kept = previous && filmFilesOf(spec.name, previous).every((file) => library.has(file));
  if (kept) return { ...previous, poster: spec.poster };
  return { poster: spec.poster, seconds: spec.seconds, version: drawingsVersion, widths: [] };
};

export const freshCatalog = (
  manifest: { pictures: readonly PictureSpec[]; films: readonly FilmSpec[] },
  previous: MediaCatalog,
  library: Library,
): MediaCatalog => ({
  pictures: Object.fromEntries(
    manifest.pictures.map((spec) => [spec.name, pictureEntry(spec, previous.pictures[spec.name], library)]),
  ),
  films: Object.fromEntries(
    manifest.films.map((spec) => [spec.name, filmEntry(spec, previous.films[spec.name], library)]),
  ),
  loops: Object.fromEntries(
    Object.entries(previous.loops)
      .filter(([name, entry]) => loopFilesOf(name, entry).every((file) => library.has(file)))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
});

/** The widths a render of this size is encoded in never exceed what its shape asks for. */
export const largestWidth = (spec: PictureSpec, rendered: number): number =>
  shapes[spec.shape].widths.filter((width) => width <= rendered).at(-1) ?? shapes[spec.shape].widths[0];

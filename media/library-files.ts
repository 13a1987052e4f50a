/** The folder that the server serves, the catalog that describes it, and the files of a catalog entry. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilmEntry, MediaCatalog, PictureEntry } from './catalog.ts';
import { widthsOf } from './shapes.ts';

export const mediaFolder = fileURLToPath(new URL('.', import.meta.url));
export const libraryFolder = join(mediaFolder, 'library');
export const catalogFile = join(mediaFolder, 'catalog.json');

/** All files in media/library, as relative paths. */
export type Library = ReadonlySet<string>;

export const libraryFiles = (): string[] =>
  readdirSync(libraryFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(libraryFolder, join(entry.parentPath, entry.name)));

export const readLibrary = (): Library => new Set(libraryFiles());

export const libraryBytes = (): number =>
  libraryFiles().reduce((sum, file) => sum + statSync(join(libraryFolder, file)).size, 0);

export const readMediaCatalog = (): MediaCatalog =>
  existsSync(catalogFile)
    ? (JSON.parse(readFileSync(catalogFile, 'utf8')) as MediaCatalog)
    : { pictures: {}, films: {}, loops: {} };

export const pictureFilesOf = (name: string, entry: PictureEntry): string[] =>
  entry.width
    ? widthsOf(entry.shape, entry.width).flatMap((width) =>
        ['avif', 'webp'].map((format) => `${entry.of ?? name}-${width}.${format}`),
      )
    : [`${entry.drawing}.svg`];

export const filmFilesOf = (name: string, entry: FilmEntry): string[] =>
  entry.widths.flatMap((width) =>
    (entry.hasSound ? ['mp4'] : ['webm', 'mp4']).map(
      (format) => `films/${entry.of ?? name}-${width}.${format}`,
    ),
  );

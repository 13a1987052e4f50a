/** The folder the server hands out, and the catalogue that describes it. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Catalog } from '../catalog.ts';
import * as manifest from '../manifest.ts';
import { freshCatalog, type Library } from './fresh-catalog.ts';

export const mediaFolder = fileURLToPath(new URL('..', import.meta.url));
export const libraryFolder = join(mediaFolder, 'library');
export const catalogFile = join(mediaFolder, 'catalog.json');

export const libraryFiles = (): string[] =>
  readdirSync(libraryFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(libraryFolder, join(entry.parentPath, entry.name)));

export const readLibrary = (): Library => new Set(libraryFiles());

export const libraryBytes = (): number =>
  libraryFiles().reduce((sum, file) => sum + statSync(join(libraryFolder, file)).size, 0);

export const readCatalog = (): Catalog =>
  existsSync(catalogFile)
    ? (JSON.parse(readFileSync(catalogFile, 'utf8')) as Catalog)
    : { pictures: {}, films: {} };

/** One line per name keeps the diff of a new render to the lines it changed. */
export const printCatalog = ({ pictures, films }: Catalog): string => {
  const lines = (table: Record<string, unknown>) =>
    Object.entries(table)
      .map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
      .join(',\n');
  return `{\n  "pictures": {\n${lines(pictures)}\n  },\n  "films": {\n${lines(films)}\n  }\n}\n`;
};

export const currentCatalog = (): Catalog => freshCatalog(manifest, readCatalog(), readLibrary());

export const writeCatalog = (catalog: Catalog): void => writeFileSync(catalogFile, printCatalog(catalog));

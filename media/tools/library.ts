/** Writes the catalog of the library. */
import { writeFileSync } from 'node:fs';
import type { MediaCatalog } from '../catalog.ts';
import { catalogFile, readLibrary, readMediaCatalog } from '../library-files.ts';
import * as manifest from '../manifest.ts';
import { freshCatalog } from './fresh-catalog.ts';

/** One line per name keeps the diff of a new render to the lines it changed. */
const printCatalog = (catalog: MediaCatalog): string => {
  const lines = (table: Record<string, unknown>) =>
    Object.entries(table)
      .map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
      .join(',\n');
  const tables = Object.entries(catalog).map(([name, table]) => `  "${name}": {\n${lines(table)}\n  }`);
  return `{\n${tables.join(',\n')}\n}\n`;
};

export const currentCatalog = (): MediaCatalog => freshCatalog(manifest, readMediaCatalog(), readLibrary());

export const writeCatalog = (catalog: MediaCatalog): void =>
  writeFileSync(catalogFile, printCatalog(catalog));

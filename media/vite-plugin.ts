/**
 * The catalog has about six hundred names; a page uses a few. Calls with a literal name are replaced by the
 * data itself. For names from content tables, the browser gets only the entries that our sources mention,
 * never the whole catalog.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { MediaCatalog } from './catalog.ts';
import { filmOf } from './film.ts';
import { pictureOf } from './picture.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const catalogFile = fileURLToPath(new URL('./catalog.json', import.meta.url));
const literalCall = /\b(picture|film)\(\s*(['"])([\w/-]+)\2\s*,?\s*\)/g;

export const inlineCalls = (code: string, catalog: MediaCatalog): string =>
  code.replace(literalCall, (call, kind: 'picture' | 'film', _quote, name: string) => {
    const film = catalog.films[name];
    const picture = catalog.pictures[name];
    const poster = film && catalog.pictures[film.poster];
    if (kind === 'picture' && picture) return `(${JSON.stringify(pictureOf(name, picture))})`;
    if (kind === 'film' && film && poster) return `(${JSON.stringify(filmOf(name, film, poster))})`;
    return call;
  });

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** A name counts only inside quotes, so `home/hero` in a comment adds nothing to the bundle. */
export const mentioned = (
  catalog: MediaCatalog,
  sources: readonly string[],
): Pick<MediaCatalog, 'pictures' | 'films'> => {
  const quoted = new Set(
    sources.flatMap((source) => [...source.matchAll(/['"`]([\w/-]+)['"`]/g)].map((m) => m[1])),
  );
  const films = Object.fromEntries(Object.entries(catalog.films).filter(([name]) => quoted.has(name)));
  const posters = new Set(Object.values(films).map((film) => film.poster));
  const pictures = Object.fromEntries(
    Object.entries(catalog.pictures).filter(([name]) => quoted.has(name) || posters.has(name)),
  );
  return { pictures, films };
};

export const media = (): Plugin => {
  const catalog = JSON.parse(readFileSync(catalogFile, 'utf8')) as MediaCatalog;
  return {
    name: 'heliora-media',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/')) return null;
      if (id.endsWith('/media/catalog.json') && this.environment.config.consumer === 'client') {
        const folders = ['app', 'content'].map((folder) => join(root, folder));
        const sources = folders.flatMap(sourceFiles).map((file) => readFileSync(file, 'utf8'));
        return { code: JSON.stringify(mentioned(catalog, sources)), map: null };
      }
      if (!/\.tsx?(\?|$)/.test(id) || !code.includes('#media/')) return null;
      const inlined = inlineCalls(code, catalog);
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
};

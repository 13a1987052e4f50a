import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { studios } from '../domain/studios.ts';
import { films, pictures } from './manifest.ts';
import { filesOf, filmFilesOf } from './tools/fresh-catalog.ts';
import { currentCatalog, libraryBytes, libraryFiles, readCatalog, readLibrary } from './tools/library.ts';

const catalog = readCatalog();
const library = readLibrary();
const megabyte = 1024 * 1024;

describe('the media library', () => {
  it('holds every picture in every width and format, or a declared stand-in', () => {
    const missing = Object.entries(catalog.pictures).flatMap(([name, entry]) =>
      filesOf(name, entry).filter((file) => !library.has(file)),
    );
    expect(missing).toEqual([]);
  });

  it('holds every film that is made, in every size, and a poster for each', () => {
    const missing = Object.entries(catalog.films).flatMap(([name, entry]) => [
      ...filmFilesOf(name, entry).filter((file) => !library.has(file)),
      ...(catalog.pictures[entry.poster] ? [] : [`poster of ${name}`]),
    ]);
    expect(missing).toEqual([]);
  });

  it('is described by a catalogue that is not stale', () => {
    expect(currentCatalog()).toEqual(catalog);
    expect(Object.keys(catalog.pictures)).toEqual(pictures.map((spec) => spec.name));
    expect(Object.keys(catalog.films)).toEqual(films.map((spec) => spec.name));
  });

  it('stays under 150 MB and keeps no file that nobody names', () => {
    expect(libraryBytes()).toBeLessThan(150 * megabyte);
    const named = new Set([
      ...Object.entries(catalog.pictures).flatMap(([name, entry]) => filesOf(name, entry)),
      ...Object.entries(catalog.films).flatMap(([name, entry]) => filmFilesOf(name, entry)),
    ]);
    const stray = libraryFiles().filter((file) => !named.has(file) && !/^(stand-ins|films)\//.test(file));
    expect(stray).toEqual([]);
  });

  it('names four pictures for each of the twenty studios', () => {
    for (const { slug } of studios)
      expect(pictures.filter((spec) => spec.name.startsWith(`studios/${slug}/`))).toHaveLength(4);
  });

  it('never names a picture twice', () => {
    expect(new Set(pictures.map((spec) => spec.name)).size).toBe(pictures.length);
  });

  it('has the icons a browser and a phone ask for', () => {
    for (const file of ['favicon.svg', 'placeholder.svg', 'icons/icon-192.png', 'icons/icon-512.png'])
      expect(existsSync(new URL(`../public/${file}`, import.meta.url))).toBe(true);
  });
});

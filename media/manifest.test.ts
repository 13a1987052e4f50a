import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { studios } from '../domain/studios.ts';
import {
  filmFilesOf,
  libraryBytes,
  libraryFiles,
  libraryFolder,
  pictureFilesOf,
  readLibrary,
  readMediaCatalog,
} from './library-files.ts';
import { initFile, loopFilesOf, loopRenditions } from './loops.ts';
import { films, pictures } from './manifest.ts';

const catalog = readMediaCatalog();
const library = readLibrary();
const megabyte = 1024 * 1024;

describe('the media library', () => {
  test('holds every picture in every width and format; only press marks are drawings', () => {
    const standIns = Object.entries(catalog.pictures)
      .filter(([name, entry]) => !entry.width && !name.startsWith('press/'))
      .map(([name]) => name);
    expect(standIns).toEqual([]);
    const missing = Object.entries(catalog.pictures).flatMap(([name, entry]) =>
      pictureFilesOf(name, entry).filter((file) => !library.has(file)),
    );
    expect(missing).toEqual([]);
  });

  test('holds every film in two sizes, and a poster for each', () => {
    const missing = Object.entries(catalog.films).flatMap(([name, entry]) => [
      ...(entry.widths.length === 2 ? [] : [`two sizes of ${name}`]),
      ...filmFilesOf(name, entry).filter((file) => !library.has(file)),
      ...(catalog.pictures[entry.poster]?.width ? [] : [`poster of ${name}`]),
    ]);
    expect(missing).toEqual([]);
  });

  test('holds every loop of the classes in both heights and on both sides', () => {
    const missing = Object.entries(catalog.loops).flatMap(([name, entry]) => [
      ...(entry.seconds >= 8 && entry.seconds <= 16 ? [] : [`length of ${name}`]),
      ...loopFilesOf(name, entry).filter((file) => !library.has(file)),
    ]);
    expect(missing).toEqual([]);
    expect(loopRenditions.filter(({ height }) => !library.has(initFile(height)))).toEqual([]);
  });

  test('tells each story in its time', () => {
    const seconds = (prefix: string) =>
      Object.entries(catalog.films).flatMap(([name, film]) =>
        name.startsWith(prefix) ? [film.seconds] : [],
      );
    const outside = (prefix: string, least: number, most: number) =>
      seconds(prefix).filter((length) => length < least || length > most);
    expect(seconds('testimonials/')).toHaveLength(6);
    expect(outside('testimonials/', 25, 45)).toEqual([]);
    expect(seconds('teachers/')).toHaveLength(8);
    expect(outside('teachers/', 15, 25)).toEqual([]);
    expect(outside('first-class/preparation', 60, 90)).toEqual([]);
  });

  test('keeps a picture of the first screen within the bytes that cost a phone no further round trip', () => {
    const phoneFiles = [
      ...[...library].filter((file) => file.startsWith('pages/') && file.endsWith('-960.avif')),
      ...studios.map(({ slug }) => `studios/${slug}/exterior-800.avif`),
    ];
    expect(phoneFiles.length).toBeGreaterThan(studios.length);
    expect(phoneFiles.filter((file) => statSync(join(libraryFolder, file)).size > 15_400)).toEqual([]);
  });

  test('has a catalog that names what the manifest names', () => {
    expect(Object.keys(catalog.pictures)).toEqual(pictures.map((spec) => spec.name));
    expect(Object.keys(catalog.films)).toEqual(films.map((spec) => spec.name));
  });

  test('stays under 150 MB and has no file that the manifest does not name', () => {
    expect(libraryBytes()).toBeLessThan(150 * megabyte);
    const named = new Set([
      ...Object.entries(catalog.pictures).flatMap(([name, entry]) => pictureFilesOf(name, entry)),
      ...Object.entries(catalog.films).flatMap(([name, entry]) => filmFilesOf(name, entry)),
      ...Object.entries(catalog.loops).flatMap(([name, entry]) => loopFilesOf(name, entry)),
      ...loopRenditions.map(({ height }) => initFile(height)),
    ]);
    const stray = libraryFiles().filter((file) => !named.has(file) && !file.startsWith('stand-ins/'));
    expect(stray).toEqual([]);
  });

  test('names four pictures for each of the twenty studios', () => {
    for (const { slug } of studios)
      expect(pictures.filter((spec) => spec.name.startsWith(`studios/${slug}/`))).toHaveLength(4);
  });

  test('never names a picture twice', () => {
    expect(new Set(pictures.map((spec) => spec.name)).size).toBe(pictures.length);
  });

  test('has the icons a browser and a phone ask for', () => {
    for (const file of ['favicon.svg', 'placeholder.svg', 'icons/apple-touch-icon.png', 'icons/icon-512.png'])
      expect(existsSync(new URL(`../public/${file}`, import.meta.url))).toBe(true);
  });
});

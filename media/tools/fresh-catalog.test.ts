import { describe, expect, test } from 'vitest';
import { pictureFilesOf, readMediaCatalog } from '../library-files.ts';
import { filmEntry, freshCatalog, pictureEntry } from './fresh-catalog.ts';
import { currentCatalog } from './library.ts';

const spec = { name: 'home/hero', shape: 'wide', theme: 'room' } as const;
const rendered = { shape: 'wide', color: '#abc', version: 'v', width: 960 } as const;
const files = ['home/hero-480.avif', 'home/hero-480.webp', 'home/hero-960.avif', 'home/hero-960.webp'];

describe('a fresh catalog', () => {
  test('lists both formats in every width up to the rendered one', () => {
    expect(pictureFilesOf('home/hero', rendered)).toEqual(files);
  });

  test('keeps a picture whose files are all there', () => {
    expect(pictureEntry(spec, rendered, new Set(files))).toBe(rendered);
  });

  test('falls back to the stand-in when one file is gone', () => {
    expect(pictureEntry(spec, rendered, new Set(files.slice(1)))).toMatchObject({
      drawing: 'stand-ins/wide-room',
    });
  });

  test('falls back to the stand-in when the shape of a name changed', () => {
    expect(pictureEntry({ ...spec, shape: 'card' }, rendered, new Set(files))).toMatchObject({
      drawing: 'stand-ins/card-room',
    });
  });

  test('gives neighbors in a row of portraits different drawings', () => {
    const drawings = [1, 2, 3, 4].map(
      (n) =>
        pictureEntry({ name: `teachers/${n}`, shape: 'tall', theme: 'portrait' }, undefined, new Set())
          .drawing,
    );
    expect(new Set(drawings).size).toBe(4);
  });

  test('shows a film as its poster until every size is encoded', () => {
    const film = { name: 'home/hero', poster: 'home/hero', seconds: 10 };
    const made = { poster: 'home/hero', seconds: 10, version: 'v', widths: [640] };
    expect(filmEntry(film, made, new Set(['films/home/hero-640.webm'])).widths).toEqual([]);
    expect(
      filmEntry(film, made, new Set(['films/home/hero-640.webm', 'films/home/hero-640.mp4'])).widths,
    ).toEqual([640]);
  });

  test('drops what the manifest no longer names', () => {
    const previous = { pictures: { 'old/name': rendered }, films: {}, loops: {} };
    expect(freshCatalog({ pictures: [spec], films: [] }, previous, new Set()).pictures).not.toHaveProperty(
      'old/name',
    );
  });

  test('is what the committed catalog says', () => {
    expect(currentCatalog()).toEqual(readMediaCatalog());
  });
});

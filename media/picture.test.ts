import { describe, expect, test } from 'vitest';
import { filmOf } from './film.ts';
import { pictureByName } from './lookup.ts';
import { picture, pictureOf } from './picture.ts';

describe('picture data', () => {
  test('offers no width above what was rendered', () => {
    const data = pictureOf('home/hero', { shape: 'wide', color: '#fff', version: 'a', width: 1440 });
    expect(data).toMatchObject({ file: 'home/hero', width: 1440, height: 810, widths: [480, 960, 1440] });
  });

  test('points a shared name at the files it shares', () => {
    const data = pictureOf('vod/flow-3', {
      shape: 'wide',
      color: '#fff',
      version: 'a',
      width: 960,
      of: 'kinds/flow',
    });
    expect(data.file).toBe('kinds/flow');
  });

  test('answers the same by literal name and by a name made at run time', () => {
    expect(pictureByName('kinds/flow')).toEqual(picture('kinds/flow'));
  });

  test('returns a placeholder for an undeclared name', () => {
    expect(pictureByName('instructors/9999')).toEqual(picture('pages/not-found'));
    expect(pictureByName('constructor')).toEqual(picture('pages/not-found'));
  });
});

describe('film data', () => {
  const poster = { shape: 'wide', color: '#fff', version: 'a', width: 960 } as const;

  test('lists the lighter codec first at each size', () => {
    const film = filmOf(
      'home/hero',
      { poster: 'home/hero', seconds: 10, version: 'b', widths: [640, 1280] },
      poster,
    );
    expect(film.sources.map((source) => source.src)).toEqual([
      '/media/films/home/hero-640.webm?v=b',
      '/media/films/home/hero-640.mp4?v=b',
      '/media/films/home/hero-1280.webm?v=b',
      '/media/films/home/hero-1280.mp4?v=b',
    ]);
  });

  test('is one codec if it has sound, and knows its chapters', () => {
    const entry = {
      poster: 'a',
      seconds: 70,
      version: 'b',
      widths: [640],
      hasSound: true,
      chapters: [5],
    } as const;
    const { sources, chapters } = filmOf('a', entry, poster);
    expect(sources.map((source) => source.src)).toEqual(['/media/films/a-640.mp4?v=b']);
    expect(chapters).toEqual([5]);
  });
});

import { describe, expect, test } from 'vitest';
import type { FilmData } from '#media/film.ts';
import { sourceOf } from './playable.ts';

const file = (width: number) => ({ src: `/media/films/a-${width}.mp4`, type: 'video/mp4', width });
const film: FilmData = {
  poster: { file: 'a', version: '1', width: 960, height: 540, widths: [960], color: '#000' },
  seconds: 10,
  sources: [file(640), file(1280)],
};

describe('what the player is given', () => {
  test('is a stream for an .m3u8 URL and a file for any other', () => {
    expect(sourceOf({ src: '/media/a.m3u8?v=1' }, 390)).toEqual({ kind: 'stream', src: '/media/a.m3u8?v=1' });
    expect(sourceOf({ src: '/media/a.mp4' }, 390)).toMatchObject({
      kind: 'files',
      files: [{ src: '/media/a.mp4', type: 'video/mp4' }],
    });
    expect(sourceOf({ src: '/media/a.webm?v=2' }, 390)).toMatchObject({ files: [{ type: 'video/webm' }] });
  });

  test('is the files of a film in the size of the screen', () => {
    expect(sourceOf({ film }, 390)).toEqual({ kind: 'files', files: [file(640)] });
    expect(sourceOf({ film }, 1440)).toEqual({ kind: 'files', files: [file(1280)] });
  });

  test('is nothing while the film is not made yet', () => {
    expect(sourceOf({ film: { ...film, sources: [] } }, 390)).toBeNull();
    expect(sourceOf({}, 390)).toBeNull();
  });
});

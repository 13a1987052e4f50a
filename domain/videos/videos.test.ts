import { describe, expect, test } from 'vitest';
import { isStream, playableUrl } from './videos.ts';

describe('the URL of a video', () => {
  test('is media_url joined with the first format’s path', () => {
    expect(
      playableUrl({ media_url: '/media/films/vod/', formats: [{ path: 'a.m3u8' }, { path: 'b.mp4' }] }),
    ).toBe('/media/films/vod/a.m3u8');
  });

  test('writes every space as %20', () => {
    expect(playableUrl({ media_url: '/media/my films/', formats: [{ path: 'slow flow 1.mp4' }] })).toBe(
      '/media/my%20films/slow%20flow%201.mp4',
    );
  });

  test('is null without a format', () => {
    expect(playableUrl({ media_url: '/media/films/', formats: [] })).toBeNull();
  });
});

test.each([
  ['/films/a.m3u8', true],
  ['/films/A.M3U8?v=3', true],
  ['/films/a.m3u8#t=3', true],
  ['/films/a.mp4', false],
  ['/films/a.mp4?next=b.m3u8', false],
  ['/films/m3u8', false],
])('%s is a stream: %s', (url, expected) => {
  expect(isStream(url)).toBe(expected);
});

import { expect, test } from 'vitest';
import { createMediaUrls, formatsOf } from './media-urls.ts';

test('pictures come from our own origin unless a delivery host is named', () => {
  expect(createMediaUrls({ CDN_URL: null }).photo('instructors/1').large).toMatch(/^\/media\//);
  expect(createMediaUrls({ CDN_URL: 'https://cdn.example/' }).photo('instructors/1').thumbnail).toMatch(
    /^https:\/\/cdn\.example\/media\//,
  );
});

test('a picture in all its widths is a srcset', () => {
  expect(createMediaUrls({ CDN_URL: 'https://cdn.example' }).srcset('vod/flow-1')).toMatch(
    /^https:\/\/cdn\.example\/media\/vod\/flow-1-480\.webp\S* 480w, https:\S+-960\.webp\S* 960w$/,
  );
});

test('an unknown picture is the placeholder, not a broken URL', () => {
  const { photo } = createMediaUrls({ CDN_URL: null });
  expect(photo('instructors/9999')).toEqual(photo('pages/not-found'));
});

test('a film is a folder and its files, so that joining them gives the URL to play', () => {
  const stream = '/media/films/vod/flow-1/master.m3u8?v=a1';
  expect(formatsOf([stream, '/media/films/vod/flow-1-720.mp4?v=a1'])).toEqual({
    mediaUrl: '/media/films/vod/flow-1/',
    formats: [{ name: 'hls', path: 'master.m3u8' }],
  });
  expect(formatsOf(['/media/films/home/hero-720.webm?v=b2', '/media/films/home/hero-720.mp4?v=b2'])).toEqual({
    mediaUrl: '/media/films/home/',
    formats: [
      { name: 'webm', path: 'hero-720.webm' },
      { name: 'mp4', path: 'hero-720.mp4' },
    ],
  });
});

test('a class is a stream and its captions', () => {
  expect(createMediaUrls({ CDN_URL: 'https://cdn.example' }).film('vod/flow-7')).toEqual({
    mediaUrl: 'https://cdn.example/media/films/vod/flow-7/',
    formats: [
      { name: 'hls', path: 'master.m3u8' },
      { name: 'vtt', path: 'captions.vtt' },
    ],
  });
});

test('an unknown film has nothing to play', () => {
  expect(createMediaUrls({ CDN_URL: null }).film('vod/unknown-1').formats).toEqual([]);
});

import { expect, test } from 'vitest';
import { createMediaUrls } from './media-urls.ts';

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

test('a class is a folder with its stream and captions, so that joining them gives the URL to play', () => {
  expect(createMediaUrls({ CDN_URL: 'https://cdn.example' }).classFilm('flow-7')).toEqual({
    mediaUrl: 'https://cdn.example/media/films/vod/flow-7/',
    formats: [
      { name: 'hls', path: 'master.m3u8' },
      { name: 'vtt', path: 'captions.vtt' },
    ],
  });
});

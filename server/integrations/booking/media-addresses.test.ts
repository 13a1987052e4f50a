import { expect, test } from 'vitest';
import { mediaAddresses } from './media-addresses.ts';

test('pictures come from our own origin unless a delivery host is named', () => {
  expect(mediaAddresses({ CDN_URL: null }).photo('instructors/1').large).toMatch(/^\/media\//);
  expect(mediaAddresses({ CDN_URL: 'https://cdn.example/' }).photo('instructors/1').thumbnail).toMatch(
    /^https:\/\/cdn\.example\/media\//,
  );
});

test('a picture that nobody knows is the placeholder, not a broken address', () => {
  const { photo } = mediaAddresses({ CDN_URL: null });
  expect(photo('instructors/9999')).toEqual(photo('pages/not-found'));
});

test('a film is a folder and its files, so that joining them gives the address to play', () => {
  const { film } = mediaAddresses({ CDN_URL: null });
  const { mediaUrl, formats } = film('home/hero');
  if (formats.length) expect(mediaUrl).toMatch(/^\/media\/films\/.*\/$/);
  for (const { path } of formats) expect(path).toMatch(/^[^/?]+\.(m3u8|mp4|webm)$/);
});

test('a film that nobody knows has nothing to play', () => {
  expect(mediaAddresses({ CDN_URL: null }).film('vod/unknown-1').formats).toEqual([]);
});

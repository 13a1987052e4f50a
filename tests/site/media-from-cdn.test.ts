import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#tests/databases/databases.ts';
import { createSmallApp } from './small-app.ts';

/** What a content delivery host fetches from the site and passes on with its headers. */
const paths = [
  '/media/home/hero-480.avif',
  '/media/films/home/hero-640.webm',
  '/media/films/vod/flow-1/master.m3u8',
];
const headersOf = async (settings: Record<string, string>) => {
  const { app } = createSmallApp({ database: await freshDatabase('sqlite', 'seeded'), settings });
  return Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await app.request(path);
      const names = ['cross-origin-resource-policy', 'access-control-allow-origin'];
      return [status, ...names.map((name) => headers.get(name))];
    }),
  );
};

describe('pictures, films and playlists', () => {
  test('can be used by our pages from a content delivery host', async () => {
    const settings = { CDN_URL: 'https://cdn.example', PUBLIC_URL: 'https://heliora.example' };
    expect(await headersOf(settings)).toEqual(
      paths.map(() => [200, 'cross-origin', 'https://heliora.example']),
    );
  });

  test('are only for our own origin without one', async () => {
    expect(await headersOf({})).toEqual(paths.map(() => [200, 'same-origin', null]));
  });
});

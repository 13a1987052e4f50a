import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownPath, playerParts, playerTarget } from './player-target.ts';

const film = '/media/films/vod/flow-1/master.m3u8';
const encodedFilm = encodeURIComponent(film);
const origins = ['https://films.example', 'http://cdn.example:8080'];
const play = (url: string, redirect?: string) => playerTarget(encodeURIComponent(url), redirect, origins);

describe('the player plays', () => {
  test.each([
    film,
    '/media/a.mp4',
    '/media/a.webm?v=3',
    'https://films.example/a/b.m3u8',
    'http://cdn.example:8080/a.mp4',
  ])('%s', (url) => {
    expect(play(url)).toEqual({ src: url, redirect: '/' });
  });

  test('a URL with spaces, as %20', () => {
    expect(play('/media/slow flow.mp4')?.src).toBe('/media/slow%20flow.mp4');
  });
});

describe('the player ignores as a url', () => {
  test.each([
    '',
    'media/a.mp4',
    '/graphql',
    '/media/a.svg',
    '/media/../app/a.mp4',
    '/media/%2e%2e/a.mp4',
    '//evil.example/a.mp4',
    '/\\evil.example/a.mp4',
    '/\t/evil.example/media/a.mp4',
    '/media\n/a.mp4',
    '/.//evil.example/media/a.mp4',
    'javascript:alert(1)//.mp4',
    'java\nscript:alert(1)',
    'data:video/mp4;base64,AAAA.mp4',
    'http://films.example/a.mp4',
    'https://evil.example/a.mp4',
    'https://films.example.evil.example/a.mp4',
    'https://films.example:8443/a.mp4',
    'http://cdn.example/a.mp4',
    'https://films.example@evil.example/a.mp4',
    'https://user:secret@films.example/a.mp4',
    'https:/films.example/a.mp4',
    'https:\\\\films.example\\a.mp4',
    'https:///films.example/a.mp4',
  ])('%j', (url) => {
    expect(play(url)).toBeNull();
  });

  test('a URL encoded twice, or broken', () => {
    expect(playerTarget(encodeURIComponent(encodedFilm), undefined, origins)).toBeNull();
    expect(playerTarget('%2Fmedia%2', undefined, origins)).toBeNull();
    expect(playerTarget(undefined, undefined, origins)).toBeNull();
  });

  test('any host at all when none is allowed', () => {
    expect(playerTarget(encodeURIComponent('https://films.example/a.mp4'), undefined)).toBeNull();
  });
});

describe('closing leads', () => {
  test.each([
    ['/on-demand', '/on-demand'],
    ['/on-demand?level=BEGINNER#flow', '/on-demand?level=BEGINNER#flow'],
    ['/a/../testimonials', '/testimonials'],
  ])('to %s', (redirect, expected) => {
    expect(playerTarget(encodedFilm, encodeURIComponent(redirect))?.redirect).toBe(expected);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    'https:evil.example',
    'on-demand',
    ' /on-demand',
    '/%0d%0aLocation:https://evil.example\r\n',
  ])('never to %j: the whole link is refused', (redirect) => {
    expect(playerTarget(encodedFilm, encodeURIComponent(redirect))).toBeNull();
  });

  test('never off our own origin, for any text', () => {
    const hostile = fc.array(
      fc.constantFrom('/', '\\', '.', '%2f', '%5c', ':', '@', '\t', '\n', ' ', 'evil.example', 'a', '?', '#'),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const path = ownPath(parts.join(''));
        if (path === null) return true;
        return new URL(path, 'https://heliora.example').origin === 'https://heliora.example';
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the URL of the player', () => {
  test('is two encoded parts joined by &', () => {
    expect(playerParts(`/player/${encodedFilm}&%2Fon-demand`)).toEqual([encodedFilm, '%2Fon-demand']);
    expect(playerParts('/player')).toEqual([undefined, undefined]);
    expect(playerParts('/player/')).toEqual([undefined, undefined]);
    expect(playerParts(`/player/${encodedFilm}`)).toEqual([encodedFilm, undefined]);
    expect(playerParts(`/player/${encodedFilm}&`)).toEqual([encodedFilm, undefined]);
  });

  test('decodes what was encoded into it', () => {
    const redirect = '/on-demand?a=1&b=2#flow';
    const path = `/player/${encodeURIComponent('/media/a & b.mp4')}&${encodeURIComponent(redirect)}`;
    expect(playerTarget(...playerParts(path))).toEqual({
      src: '/media/a%20&%20b.mp4',
      redirect,
    });
  });
});

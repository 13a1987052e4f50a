import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playFilmLoops } from '#app/behaviors/film-loops.ts';
import type { FilmData } from '#media/film.ts';
import { Film } from './film.tsx';

const source = (width: number, extension: string) => ({
  src: `/media/films/home/hero-${width}.${extension}?v=a`,
  type: `video/${extension}`,
  width,
});
const film: FilmData = {
  poster: { file: 'home/hero', version: 'a', width: 960, height: 540, widths: [480, 960], color: '#c8452a' },
  seconds: 10,
  sources: [source(640, 'webm'), source(640, 'mp4'), source(1280, 'webm'), source(1280, 'mp4')],
};

const looks = { label: 'A class', sizes: '100vw', className: '' };

let show: (ratio: number) => void = () => {};
let reducedMotion = false;

beforeEach(() => {
  vi.useRealTimers();
  reducedMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reducedMotion && query.includes('motion') }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { intersectionRatio: number }[]) => void) {
        show = (ratio) => report([{ intersectionRatio: ratio }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The server's HTML with its behavior. */
const start = () => {
  const { container } = render(<Film film={film} {...looks} />);
  playFilmLoops()();
  return container;
};
const videoOf = (container: HTMLElement) => container.querySelector('video');

describe('a film', () => {
  test('is only its poster in the server’s page', () => {
    const html = renderToString(<Film film={film} {...looks} />);
    expect(html).toContain('/media/home/hero-960.avif');
    expect(html).not.toContain('<video');
  });

  test('loads once a tenth of it is visible, and pauses when it leaves the screen', () => {
    const container = start();
    expect(videoOf(container)).toBeNull();
    show(0.09);
    expect(videoOf(container)).toBeNull();
    show(0.1);
    expect(videoOf(container)?.muted).toBe(true);
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalled();
    show(0.05);
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  });

  test('stays a poster under reduced motion, until play is pressed', async () => {
    reducedMotion = true;
    const container = start();
    show(1);
    expect(videoOf(container)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play film: A class' }));
    expect(videoOf(container)).not.toBeNull();
  });

  test('shows the poster until the first frame is ready', () => {
    const container = start();
    show(1);
    const video = videoOf(container) as HTMLVideoElement;
    expect(video.className).toContain('opacity-0');
    fireEvent.playing(video);
    expect(video.className).not.toContain('opacity-0');
  });

  test('has no button while it is not filmed yet', () => {
    render(<Film film={{ ...film, sources: [] }} {...looks} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('sends a phone the small files', () => {
    vi.stubGlobal('innerWidth', 390);
    const container = start();
    show(1);
    expect([...container.querySelectorAll('video source')].map((file) => file.getAttribute('src'))).toEqual([
      source(640, 'webm').src,
      source(640, 'mp4').src,
    ]);
  });
});

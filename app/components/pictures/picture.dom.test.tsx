import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import type { PictureData } from '#media/picture.ts';
import { Picture } from './picture.tsx';

const rendered: PictureData = {
  file: 'home/hero',
  version: 'abc',
  width: 1440,
  height: 810,
  widths: [480, 960, 1440],
  color: '#c8452a',
};
const drawn: PictureData = { ...rendered, file: 'stand-ins/wide-room.svg', widths: [] };

afterEach(cleanup);

describe('a picture', () => {
  test('offers AVIF before WebP in every encoded width', () => {
    const { container } = render(<Picture picture={rendered} alt="A class" sizes="50vw" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(sources[0]?.srcset).toBe(
      '/media/home/hero-480.avif?v=abc 480w, /media/home/hero-960.avif?v=abc 960w, /media/home/hero-1440.avif?v=abc 1440w',
    );
    expect(sources[0]?.sizes).toBe('50vw');
  });

  test('is replaced by its mobile crop under 700 px, whether rendered or drawn', () => {
    const crop = { ...rendered, file: 'home/hero-crop' };
    const { container } = render(<Picture picture={drawn} mobile={crop} alt="A class" />);
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map((source) => source.media)).toEqual(['(max-width: 699px)', '(max-width: 699px)']);
    expect(sources[0]?.srcset).toContain('/media/home/hero-crop-480.avif');
    expect(screen.getByRole('img', { name: 'A class' }).getAttribute('src')).toContain('wide-room.svg');
  });

  test('reserves its space before it loads, and loads when it is near the viewport', () => {
    render(<Picture picture={rendered} alt="A class" />);
    const image = screen.getByRole('img', { name: 'A class' });
    expect(image.getAttribute('width')).toBe('1440');
    expect(image.getAttribute('height')).toBe('810');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.style.backgroundColor).toBe('rgb(200, 69, 42)');
  });

  test('loads at once and with high priority on the first screen', () => {
    render(<Picture picture={rendered} alt="A class" hasPriority />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  test('shows a drawing unchanged', () => {
    const { container } = render(<Picture picture={drawn} alt="" />);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/stand-ins/wide-room.svg?v=abc');
  });

  test('has no preload link, for which a browser may choose another size than for the picture', () => {
    const html = renderToString(
      <html lang="en">
        <body>
          <Picture picture={rendered} alt="" hasPriority sizes="50vw" />
        </body>
      </html>,
    );
    expect(html).not.toContain('rel="preload"');
  });
});

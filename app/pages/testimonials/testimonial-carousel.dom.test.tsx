import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shell } from '#words/pages/shell.ts';
import { testimonials as words } from '#words/pages/testimonials.ts';
import TestimonialCarousel from './testimonial-carousel.island.tsx';

let prefersReducedMotion = false;
let width = 1440;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const selected = () => Number(document.querySelector('[data-selected]')?.getAttribute('data-testimonial'));
const select = (name: string) => screen.getByRole('button', { name: words.select(name) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const row = () => screen.getByRole('group', { name: words.carousel });

beforeEach(() => {
  prefersReducedMotion = false;
  width = 1440;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion')
      ? prefersReducedMotion
      : width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the row moves every three seconds without end', () => {
  render(<TestimonialCarousel />);
  for (const testimonial of [1, 2, 3, 4, 5, 0]) {
    pass(2999);
    expect(selected()).not.toBe(testimonial);
    pass(1);
    expect(selected()).toBe(testimonial);
  }
});

test('the row waits while the pointer is in it', () => {
  render(<TestimonialCarousel />);
  fireEvent.pointerEnter(row(), { pointerType: 'mouse' });
  pass(7000);
  expect(selected()).toBe(0);
  fireEvent.pointerLeave(row(), { pointerType: 'mouse' });
  pass(3000);
  expect(selected()).toBe(1);
});

test('the row waits while the keyboard is in it, and shows the testimonial that has the focus', () => {
  render(<TestimonialCarousel />);
  const button = select('Ruth Ansel');
  // The focus comes from a key.
  vi.spyOn(button, 'matches').mockReturnValue(true);
  act(() => button.focus());
  pass(7000);
  expect(selected()).toBe(2);
  fireEvent.keyDown(row(), { key: 'ArrowRight' });
  expect(selected()).toBe(3);
});

test('the row waits while an interview is open', () => {
  render(<TestimonialCarousel />);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  pass(7000);
  expect(selected()).toBe(0);
  document.querySelector('dialog')?.remove();
  pass(3000);
  expect(selected()).toBe(1);
});

test('a testimonial that is clicked is selected and highlighted, and the three seconds start again', () => {
  render(<TestimonialCarousel />);
  pass(2000);
  fireEvent.click(select('Ruth Ansel'));
  expect(select('Ruth Ansel').getAttribute('aria-pressed')).toBe('true');
  pass(2900);
  expect(selected()).toBe(2);
  pass(100);
  expect(selected()).toBe(3);
});

test('the time before hydration counts: after three seconds the next testimonial is shown at once', () => {
  const loadEventEnd = -60_000;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd } as PerformanceNavigationTiming,
  ]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<TestimonialCarousel />);
  render(<TestimonialCarousel />, { container, hydrate: true });
  pass(0);
  expect(selected()).toBe(1);
  pass(2900);
  expect(selected()).toBe(1);
  pass(100);
  expect(selected()).toBe(2);
});

test('under reduced motion the row moves only on request', () => {
  prefersReducedMotion = true;
  render(<TestimonialCarousel />);
  pass(7000);
  expect(selected()).toBe(0);
  press(words.start);
  pass(3000);
  expect(selected()).toBe(1);
  press(words.stop);
  pass(7000);
  expect(selected()).toBe(1);
});

test.each([
  ['1', 481],
  ['-5', 480],
])(
  'the first testimonial has place %s beside the last one at %i px, and Next leads to it',
  (place, screenWidth) => {
    width = screenWidth;
    render(<TestimonialCarousel />);
    fireEvent.click(select('Isabel Prado'));
    const first = document.querySelector<HTMLElement>('[data-testimonial="0"]');
    expect(first?.style.getPropertyValue('--place')).toBe(place);
    press(shell.carousel.next);
    expect(selected()).toBe(0);
  },
);

test('a swipe moves the row', () => {
  render(<TestimonialCarousel />);
  fireEvent.pointerDown(row(), { pointerType: 'touch', clientX: 300 });
  fireEvent.pointerUp(row(), { pointerType: 'touch', clientX: 100 });
  expect(selected()).toBe(1);
});

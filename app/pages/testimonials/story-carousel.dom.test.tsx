import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shell } from '#words/pages/shell.ts';
import { testimonials as words } from '#words/pages/testimonials.ts';
import StoryCarousel from './story-carousel.island.tsx';

let prefersReducedMotion = false;
let width = 1440;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const selected = () => Number(document.querySelector('[data-selected]')?.getAttribute('data-story'));
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
  render(<StoryCarousel />);
  for (const story of [1, 2, 3, 4, 5, 0]) {
    pass(2999);
    expect(selected()).not.toBe(story);
    pass(1);
    expect(selected()).toBe(story);
  }
});

test('the row waits while the pointer is in it', () => {
  render(<StoryCarousel />);
  fireEvent.pointerEnter(row(), { pointerType: 'mouse' });
  pass(7000);
  expect(selected()).toBe(0);
  fireEvent.pointerLeave(row(), { pointerType: 'mouse' });
  pass(3000);
  expect(selected()).toBe(1);
});

test('the row waits while the keyboard is in it, and shows the story that has the focus', () => {
  render(<StoryCarousel />);
  const story = select('Ruth Ansel');
  // The focus comes from a key.
  vi.spyOn(story, 'matches').mockReturnValue(true);
  act(() => story.focus());
  pass(7000);
  expect(selected()).toBe(2);
  fireEvent.keyDown(row(), { key: 'ArrowRight' });
  expect(selected()).toBe(3);
});

test('the row waits while an interview is open', () => {
  render(<StoryCarousel />);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  pass(7000);
  expect(selected()).toBe(0);
  document.querySelector('dialog')?.remove();
  pass(3000);
  expect(selected()).toBe(1);
});

test('a story that is clicked is selected and highlighted, and the three seconds start again', () => {
  render(<StoryCarousel />);
  pass(2000);
  fireEvent.click(select('Ruth Ansel'));
  expect(select('Ruth Ansel').getAttribute('aria-pressed')).toBe('true');
  pass(2900);
  expect(selected()).toBe(2);
  pass(100);
  expect(selected()).toBe(3);
});

test('the time before hydration counts: after three seconds the next story is shown at once', () => {
  const loadEventEnd = -60_000;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { loadEventEnd } as PerformanceNavigationTiming,
  ]);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StoryCarousel />);
  render(<StoryCarousel />, { container, hydrate: true });
  pass(0);
  expect(selected()).toBe(1);
  pass(2900);
  expect(selected()).toBe(1);
  pass(100);
  expect(selected()).toBe(2);
});

test('under reduced motion the row moves only on request', () => {
  prefersReducedMotion = true;
  render(<StoryCarousel />);
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
  'the first story has place %s beside the last one at %i px, and Next leads to it',
  (place, screenWidth) => {
    width = screenWidth;
    render(<StoryCarousel />);
    fireEvent.click(select('Isabel Prado'));
    const first = document.querySelector<HTMLElement>('[data-story="0"]');
    expect(first?.style.getPropertyValue('--place')).toBe(place);
    press(shell.carousel.next);
    expect(selected()).toBe(0);
  },
);

test('a swipe moves the row', () => {
  render(<StoryCarousel />);
  fireEvent.pointerDown(row(), { pointerType: 'touch', clientX: 300 });
  fireEvent.pointerUp(row(), { pointerType: 'touch', clientX: 100 });
  expect(selected()).toBe(1);
});

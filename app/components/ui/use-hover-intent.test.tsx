// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHoverIntent } from './use-hover-intent.ts';

const onIntent = vi.fn();
function Days() {
  const intentProps = useHoverIntent<string>(onIntent);
  return ['Monday', 'Tuesday', 'Wednesday'].map((day) => (
    <button key={day} type="button" {...intentProps(day)}>
      {day}
    </button>
  ));
}

beforeEach(() => {
  vi.useFakeTimers();
  onIntent.mockClear();
  render(<Days />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('focus that passes by is no intent until it rests', () => {
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
    screen.getByText(day).focus();
    vi.advanceTimersByTime(40);
  }
  expect(onIntent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(40);
  expect(onIntent.mock.calls).toEqual([['Wednesday']]);
});

test('focus that has moved on is no intent', () => {
  screen.getByText('Monday').focus();
  screen.getByText('Monday').blur();
  vi.advanceTimersByTime(1000);
  expect(onIntent).not.toHaveBeenCalled();
});

test('a touch is reported at once', () => {
  fireEvent.pointerDown(screen.getByText('Tuesday'));
  expect(onIntent.mock.calls).toEqual([['Tuesday']]);
});

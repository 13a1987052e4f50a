import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showToast, Toaster } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster label="Notices" closeLabel="Close" />);
  act(() => showToast({ status: 'success', title: 'Sent', durationMs: 5000 }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const toast = () => screen.queryByText('Sent');

test('a toast is shown for its time', () => {
  pass(4900);
  expect(toast()).not.toBeNull();
  pass(200);
  expect(toast()).toBeNull();
});

const holds: Record<string, (isHeld: boolean) => void> = {
  'the pointer is on it': (isHeld) => fireEvent[isHeld ? 'pointerEnter' : 'pointerLeave'](toast() as Element),
  'the focus is on it': (isHeld) => fireEvent[isHeld ? 'focus' : 'blur'](screen.getByLabelText('Close')),
  'the tab is hidden': (isHeld) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHeld);
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  },
};
test.each(Object.entries(holds))('its time stops while %s', (_, hold) => {
  pass(4000);
  hold(true);
  pass(60_000);
  hold(false);
  pass(900);
  expect(toast()).not.toBeNull();
  pass(200);
  expect(toast()).toBeNull();
});

test('its time does not restart when it moves into a dialog', () => {
  pass(4000);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.toggleAttribute('open', true);
  fireEvent(dialog, new Event('open-dialog'));
  expect(dialog.contains(toast())).toBe(true);
  pass(900);
  expect(toast()).not.toBeNull();
  pass(200);
  expect(toast()).toBeNull();
});

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ResultPanel } from '#app/forms/panels/result-panel.tsx';
import { acquireOverlay, releaseOverlay } from './overlay-lock.ts';

const showPanel = (kind: 'sent' | 'waiting') =>
  render(
    <ResultPanel id="contact" kind={kind} heading="Your message" hasFocus={false}>
      <p>Kept since 14:05.</p>
    </ResultPanel>,
  );
const form = (
  <form method="post" data-hydrate-if-stored="draft:contact">
    <input aria-label="Name" />
  </form>
);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  releaseOverlay();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('no overlay opens without a press', () => {
  test('on a page with a form that is not sent yet', () => {
    showPanel('waiting');
    expect(acquireOverlay()).toBe(false);
  });

  test('on the page whose form was changed, until another page is shown', () => {
    history.replaceState(null, '', '/changed');
    render(form);
    fireEvent.input(screen.getByLabelText('Name'));
    expect(acquireOverlay()).toBe(false);
    history.replaceState(null, '', '/other');
    expect(acquireOverlay()).toBe(true);
  });

  test('while a field has the focus', () => {
    render(<input aria-label="City" />);
    screen.getByLabelText('City').focus();
    expect(acquireOverlay()).toBe(false);
  });

  test('while a form is in sight', () => {
    const { container } = render(form);
    vi.spyOn(container.firstElementChild as Element, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, innerHeight - 1, 300, 400),
    );
    expect(acquireOverlay()).toBe(false);
  });

  test('on a page whose form was begun on an earlier visit, also out of sight', () => {
    render(form);
    localStorage.setItem('draft:contact', '{}');
    expect(acquireOverlay()).toBe(false);
  });

  test('for a visitor who came by an anchor; the hash of a tab is none', () => {
    render(<section id="cancellation" />);
    history.replaceState(null, '', '/faq#cancellation');
    expect(acquireOverlay()).toBe(false);
    history.replaceState(null, '', '/contact-us#tech-support');
    expect(acquireOverlay()).toBe(true);
  });

  test('for a visitor who goes by keyboard, until 15 seconds after the last Tab', () => {
    // Far in the past, so that the press has no effect on other tests.
    const pressedAt = -1_000_000;
    const now = vi.spyOn(performance, 'now').mockReturnValue(pressedAt);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    now.mockReturnValue(pressedAt + 14_999);
    expect(acquireOverlay()).toBe(false);
    now.mockReturnValue(pressedAt + 15_000);
    expect(acquireOverlay()).toBe(true);
  });

  test('over a dialog, over another overlay, or within a minute after it', () => {
    const { unmount } = render(<dialog open>Menu</dialog>);
    expect(acquireOverlay()).toBe(false);
    unmount();
    vi.useFakeTimers({ toFake: ['Date'] });
    expect(acquireOverlay()).toBe(true);
    expect(acquireOverlay()).toBe(false);
    releaseOverlay();
    vi.advanceTimersByTime(59_999);
    expect(acquireOverlay()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(acquireOverlay()).toBe(true);
  });
});

test('an overlay may open once the form is sent', () => {
  showPanel('sent');
  expect(acquireOverlay()).toBe(true);
});

test('an overlay may open on a page with an untouched form out of sight', () => {
  render(form);
  expect(acquireOverlay()).toBe(true);
});

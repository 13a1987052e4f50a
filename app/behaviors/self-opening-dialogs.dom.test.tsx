import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ResultPanel } from '#app/forms/panels/result-panel.tsx';
import { canOpenByItself, openByItself, startSelfOpeningDialogs } from './self-opening-dialogs.ts';

const panel = (kind: 'sent' | 'waiting') => (
  <ResultPanel id="contact" kind={kind} heading="Your message" hasFocus={false}>
    <p>Kept since 14:05.</p>
  </ResultPanel>
);
const form = (
  <form method="post">
    <input aria-label="Name" />
  </form>
);

beforeAll(startSelfOpeningDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

test('the free-class popup opens past 30% of a page and not before, once per visitor', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(<dialog id="free-class" />);
  const scrollTo = (scrollY: number) => {
    Object.assign(document.documentElement, { scrollTop: scrollY });
    vi.stubGlobal('scrollY', scrollY);
    vi.advanceTimersByTime(5000);
  };
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  const opened = vi.fn();
  screen.getByRole('dialog', { hidden: true }).addEventListener('open-dialog', opened);
  startSelfOpeningDialogs();
  scrollTo(300);
  expect(opened).not.toHaveBeenCalled();
  scrollTo(301);
  expect(opened).toHaveBeenCalledOnce();
  sessionStorage.clear();
  startSelfOpeningDialogs();
  scrollTo(400);
  expect(opened).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

describe('no offer opens without a press', () => {
  test('while a field has the focus', () => {
    render(<input aria-label="City" />);
    screen.getByLabelText('City').focus();
    expect(canOpenByItself()).toBe(false);
  });

  test.each([
    ['a form', form],
    ['a form that waits to be sent', panel('waiting')],
  ])('while %s is in sight', (_, part) => {
    const { container } = render(part);
    expect(canOpenByItself()).toBe(true);
    vi.spyOn(container.firstElementChild as Element, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, innerHeight - 1, 300, 400),
    );
    expect(canOpenByItself()).toBe(false);
  });

  test('for a visitor who goes by keyboard, until 15 seconds after the last Tab', () => {
    // Far in the past, so that the press has no effect on other tests.
    const pressedAt = -1_000_000;
    const now = vi.spyOn(performance, 'now').mockReturnValue(pressedAt);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    now.mockReturnValue(pressedAt + 14_999);
    expect(canOpenByItself()).toBe(false);
    now.mockReturnValue(pressedAt + 15_000);
    expect(canOpenByItself()).toBe(true);
  });

  test('over a dialog, or within a minute after another offer', () => {
    const { container } = render(<dialog open>Menu</dialog>);
    const dialog = container.firstElementChild as HTMLDialogElement;
    expect(canOpenByItself()).toBe(false);
    dialog.open = false;
    expect(canOpenByItself()).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'] });
    openByItself(dialog);
    fireEvent(dialog, new Event('close'));
    vi.advanceTimersByTime(59_999);
    expect(canOpenByItself()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(canOpenByItself()).toBe(true);
  });

  test('right after a film', () => {
    const { container } = render(<dialog id="film" />);
    startSelfOpeningDialogs();
    fireEvent(container.firstElementChild as Element, new Event('close'));
    expect(canOpenByItself()).toBe(false);
  });
});

test('an offer may open once the form is sent', () => {
  render(panel('sent'));
  expect(canOpenByItself()).toBe(true);
});

test('no offer opens on a page whose form was touched', () => {
  render(form);
  fireEvent.input(screen.getByLabelText('Name'));
  expect(canOpenByItself()).toBe(false);
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDocument } from './load-document.ts';

const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/faq', search: '', assign });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  assign.mockReset();
  document.documentElement.removeAttribute('data-retries-in-page');
  document.documentElement.removeAttribute('data-waiting-for');
});

const press = (to: string, keys: MouseEventInit = {}) => {
  render(
    <a href={to} onClick={loadDocument}>
      {to}
    </a>,
  );
  return fireEvent.click(screen.getByText(to), keys);
};

test('a link to another page loads a document and keeps the entry of the overlay', () => {
  history.replaceState({ overlay: true }, '');
  press('/membership');
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/\/membership$/));
  expect(history.state).toEqual({ overlay: true });
  expect(document.documentElement.dataset.waitingFor).toBe('page');
});

test.each([
  ['to the current page', '/faq', {}],
  ['in a new tab', '/membership', { ctrlKey: true }],
])('a link %s is left to the router or the browser', (_, to, keys) => {
  press(to, keys);
  expect(assign).not.toHaveBeenCalled();
});

test('a form that exists only in the memory of the page is not lost', () => {
  document.documentElement.dataset.retriesInPage = '1';
  press('/membership');
  expect(assign).not.toHaveBeenCalled();
});

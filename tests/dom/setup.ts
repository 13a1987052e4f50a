import { readFileSync } from 'node:fs';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, expect, vi } from 'vitest';
import { dismissToast, showToast } from '#app/components/ui/overlays/toast.tsx';

/** As for `expect.poll` (vitest.config.ts). */
configure({ asyncUtilTimeout: 25_000 });

/** At most three toasts are shown: three new ones replace those of the test file. */
const dismissToasts = () =>
  ['1', '2', '3'].map((title) => showToast({ title, status: 'success' })).forEach(dismissToast);

/**
 * A mocked module stays in the modules that imported it, and those that are already loaded keep the real one:
 * a file that mocks gets modules of its own.
 */
const isMocking = readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(');
if (isMocking) vi.resetModules();

/** The modules of a file that mocks are dropped after it, and must not get the events of the next file. */
const listening: Parameters<typeof window.addEventListener>[] = [];
const { addEventListener } = window;
if (isMocking)
  window.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    listening.push(listener);
    addEventListener.apply(window, listener);
  };

/** Vitest runs this file before each test file: the files of `dom` share one document. */
afterAll(() => {
  cleanup();
  dismissToasts();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.addEventListener = addEventListener;
  for (const listener of listening) window.removeEventListener(...listener);
  localStorage.clear();
  sessionStorage.clear();
  const { documentElement } = document;
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  if (isMocking) vi.resetModules();
});

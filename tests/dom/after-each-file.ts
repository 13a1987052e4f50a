import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

/** Vitest runs this file before each test file: the files of `dom` share one document. */
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

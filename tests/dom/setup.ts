import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { dismissToast, showToast } from '#app/components/ui/overlays/toast.tsx';

/** At most three toasts are shown: three new ones replace those of the test file. */
const dismissToasts = () =>
  ['1', '2', '3'].map((title) => showToast({ title, status: 'info' })).forEach(dismissToast);

/** Vitest runs this file before each test file: the files of `dom` share one document. */
afterAll(() => {
  cleanup();
  dismissToasts();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

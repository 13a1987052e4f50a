// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePositionAfterBfcache } from './use-page-scroll.ts';

const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
const at = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
const show = (persisted: boolean) => {
  const event = new Event('pageshow');
  window.dispatchEvent(Object.assign(event, { persisted }));
};

test('a page from the bfcache has the scroll position at which it was left', () => {
  const { unmount } = renderHook(() => usePositionAfterBfcache());
  at(3000);
  window.dispatchEvent(new Event('pagehide'));
  at(0);
  show(true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 0, top: 3000, behavior: 'instant' });

  // After a full load the router restores the scroll position itself.
  show(false);
  unmount();
  show(true);
  expect(scrollTo).toHaveBeenCalledOnce();
});

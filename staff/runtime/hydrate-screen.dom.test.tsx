import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AnyScreen } from '#staff/any-screen.tsx';
import type { FramedScreen } from './fetch-screen.ts';
import { hydrateScreen } from './hydrate-screen.tsx';

const origin = location.origin;
const first = {
  screen: { name: 'missing', title: 'Not found', data: {} },
  frame: { member: null, permissions: [], notice: null, lastChange: null, now: 0, path: '/staff/old' },
} as unknown as FramedScreen;
const ofNewerRelease = { screen: { name: 'reports', title: 'Reports', data: {} }, frame: first.frame };

test('a screen that the code of the open page cannot render is loaded as a page', async () => {
  const reload = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const at = { origin, pathname: '/staff/old', search: '', href: `${origin}/staff/old` };
  vi.stubGlobal('location', { ...at, reload });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(Response.json(ofNewerRelease), 'url', { value: `${origin}/staff/reports` }),
  );
  document.body.innerHTML = `<div>${renderToString(<AnyScreen {...first} />)}</div><a href="/staff/reports">Reports</a>`;
  const started = vi.spyOn(history, 'replaceState');
  const pushed = vi.spyOn(history, 'pushState');
  const root = hydrateScreen(document.querySelector('div') as HTMLElement, first);
  await expect.poll(() => started).toHaveBeenCalled();
  document.querySelector<HTMLAnchorElement>('a[href="/staff/reports"]')?.click();
  await expect.poll(() => reload).toHaveBeenCalled();
  expect(pushed).toHaveBeenCalledWith(null, '', '/staff/reports');
  root.unmount();
  vi.restoreAllMocks();
});

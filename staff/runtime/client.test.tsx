// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Page } from '#staff/page.tsx';
import type { Shown } from './fetch-screen.ts';

const origin = location.origin;
const first = {
  screen: { name: 'missing', title: 'Not found', data: {} },
  frame: { member: null, permissions: [], notice: null, undo: null, now: 0, path: '/staff/old' },
} as unknown as Shown;
const ofNewerRelease = { screen: { name: 'reports', title: 'Reports', data: {} }, frame: first.frame };

test('a screen that the code of the open page cannot render is loaded as a page', async () => {
  const assign = vi.fn();
  const address = { origin, pathname: '/staff/old', search: '', href: `${origin}/staff/old` };
  vi.stubGlobal('location', { ...address, assign });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(Response.json(ofNewerRelease), 'url', { value: `${origin}/staff/reports` }),
  );
  const page = renderToString(<Page {...first} />);
  const data = JSON.stringify(first);
  document.body.innerHTML = `<div id="screen">${page}</div>
    <script type="application/json" id="screen-data">${data}</script><a href="/staff/reports">Reports</a>`;
  const started = vi.spyOn(history, 'replaceState');
  await import('./client.tsx');
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  document.querySelector<HTMLAnchorElement>('a[href="/staff/reports"]')?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/staff/reports'));
});

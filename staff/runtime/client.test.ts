// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const first = {
  screen: { name: 'missing', title: 'Not found', data: {} },
  frame: { member: null, permissions: [], notice: null, undo: null, now: 0, path: '/staff/old' },
};
const ofNewerRelease = { screen: { name: 'reports', title: 'Reports', data: {} }, frame: first.frame };

test('a screen that the code of the open page cannot render is loaded as a page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', {
    ...{ origin: 'http://localhost:3000', pathname: '/staff/old', search: '' },
    ...{ href: 'http://localhost:3000/staff/old', assign },
  });
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async () =>
    Object.defineProperty(Response.json(ofNewerRelease), 'url', {
      value: 'http://localhost:3000/staff/reports',
    }),
  );
  document.body.innerHTML = `<div id="screen"></div><a href="/staff/reports">Reports</a>`;
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'screen-data';
  data.textContent = JSON.stringify(first);
  document.body.append(data);
  await import('./client.tsx');
  await vi.waitFor(() => expect(document.querySelector('#screen h1')).not.toBeNull());
  document.querySelector<HTMLAnchorElement>('a[href="/staff/reports"]')?.click();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/staff/reports'));
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { useUrlState } from './use-url-state.ts';

function visit(url: string) {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => page }], { initialEntries: [url] });
  const hook = renderHook(() => useUrlState(), {
    wrapper: ({ children }: { children: ReactNode }) => {
      page = children;
      return <RouterProvider router={router} />;
    },
  });
  return { router, hook, change: hook.result.current.change };
}

test('a choice made before our own correction is rendered keeps both', async () => {
  const { router, hook, change } = visit('/schedule?kind=flow');
  await act(async () => {
    change({ query: { location: 'weston' }, isCorrection: true });
    hook.rerender();
    change({ query: { date: null }, hash: '#retreats' });
  });
  expect(router.state.location).toMatchObject({ search: '?kind=flow&location=weston', hash: '#retreats' });
});

test('a choice after Back starts from the current URL, not from the one that was left', async () => {
  const { router, change } = visit('/schedule');
  await act(async () => change({ query: { location: 'weston' } }));
  await act(() => router.navigate(-1));
  await act(async () => change({ query: { kind: 'flow' } }));
  expect(router.state.location.search).toBe('?kind=flow');
});

test('setting the current URL adds no history entry, and neither does a replacement', async () => {
  const { router, change } = visit('/membership?location=Winter%20Park');
  await act(async () => change({ query: { location: 'Winter Park' } }));
  expect(router.state.historyAction).toBe('POP');
  await act(async () => change({ query: { location: 'davie' }, isReplacement: true }));
  expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '?location=davie' } });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?location=davie');
});

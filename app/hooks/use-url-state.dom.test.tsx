import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUrlState } from './use-url-state.ts';

function visit(url: string) {
  window.history.pushState({ key: url }, '', url);
  const hook = renderHook(() => useUrlState());
  return { hook, change: hook.result.current.change };
}

test('a choice made before our own correction is rendered keeps both', async () => {
  const { hook, change } = visit('/schedule?kind=flow');
  await act(async () => {
    change({ query: { location: 'weston' }, isReplacement: true });
    change({ query: { date: null }, hash: '#retreats' });
  });
  expect(window.location).toMatchObject({ search: '?kind=flow&location=weston', hash: '#retreats' });
  expect(`${hook.result.current.query}`).toBe('kind=flow&location=weston');
});

test('a choice after Back starts from the current URL, not from the one that was left', async () => {
  const { change } = visit('/schedule');
  await act(async () => change({ query: { location: 'weston' } }));
  await act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  });
  await act(async () => change({ query: { kind: 'flow' } }));
  expect(window.location.search).toBe('?kind=flow');
});

test('setting the current URL adds no history entry, and neither does a replacement', async () => {
  const { hook, change } = visit('/membership?location=Winter+Park');
  const before = window.history.length;
  await act(async () => change({ query: { location: 'Winter Park' } }));
  await act(async () => change({ query: { location: 'davie' }, isReplacement: true }));
  expect(window.history.length).toBe(before);
  expect(hook.result.current.query.get('location')).toBe('davie');
});

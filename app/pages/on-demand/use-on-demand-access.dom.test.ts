import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { continueFromLastPage } from '#app/behaviors/from-last-page.ts';
import { useOnDemandAccess } from './use-on-demand-access.ts';

const key = 'heliora.on-demand';

beforeEach(() => localStorage.clear());

test('a sign-up stores that there was one, and nothing about the visitor', () => {
  const { result } = renderHook(useOnDemandAccess);
  expect(result.current.hasAccess).toBe(false);
  act(() => result.current.grant());
  expect(result.current.hasAccess).toBe(true);
  expect(localStorage.getItem(key)).toBe('yes');
});

test('on any page the personal data of an old sign-up is replaced, and the library stays open', async () => {
  localStorage.setItem(key, JSON.stringify({ name: 'Ana', phone: '(305) 555-0121', email: 'ana@a.example' }));
  await continueFromLastPage();
  expect(localStorage.getItem(key)).toBe('yes');
  vi.resetModules();
  const { useOnDemandAccess: onLaterPage } = await import('./use-on-demand-access.ts');
  expect(renderHook(onLaterPage).result.current.hasAccess).toBe(true);
});

test('a browser without a sign-up gets none', async () => {
  await continueFromLastPage();
  expect(localStorage.getItem(key)).toBeNull();
});

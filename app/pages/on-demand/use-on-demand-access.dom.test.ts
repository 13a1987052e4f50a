import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOnDemandAccess } from './use-on-demand-access.ts';

test('a sign-up that the browser posted opens the library, and keeps the values of an earlier one', () => {
  const key = 'heliora.on-demand';
  const { result } = renderHook(useOnDemandAccess);
  expect(result.current.hasAccess).toBe(false);
  act(() => result.current.grant());
  expect(result.current.hasAccess).toBe(true);
  expect(localStorage.getItem(key)).toBe('{}');
  localStorage.setItem(key, '{"name":"Ana"}');
  act(() => result.current.grant());
  expect(localStorage.getItem(key)).toBe('{"name":"Ana"}');
});

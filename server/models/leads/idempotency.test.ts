import { expect, test } from 'vitest';
import type { FormKind } from '#domain/forms/forms.ts';
import { idempotencyKey } from './idempotency.ts';

test('the keys of one form have the same beginning and consist of digits, which every language sorts the same', () => {
  const keyOf = (content: unknown, formKind: FormKind = 'contact', key = 'a') =>
    idempotencyKey({ key, ip: '203.0.113.9', formKind, content }, 0);
  for (let n = 0; n < 200; n++) expect(keyOf(n)).toMatch(/^\d{80}$/);
  expect(keyOf(1).slice(0, 40)).toBe(keyOf(2).slice(0, 40));
  expect(keyOf(1)).not.toBe(keyOf(2));
  expect(keyOf(1, 'group-class').slice(0, 40)).not.toBe(keyOf(1).slice(0, 40));
  expect(keyOf(1, 'contact', 'b').slice(0, 40)).not.toBe(keyOf(1).slice(0, 40));
});

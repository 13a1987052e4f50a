import { expect, test } from 'vitest';
import { isUnavailable, Unavailable } from './unavailable.ts';

test('an integration reports an unreachable system by the error class, also inside wrapped errors', () => {
  const away = new Unavailable('the provider does not respond', { cause: new Error('503') });
  expect(isUnavailable(away)).toBe(true);
  expect(isUnavailable(new Error('could not list classes', { cause: away }))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('x'), away]))).toBe(true);
  expect(isUnavailable(new Error('the provider does not respond'))).toBe(false);
});

test.each([
  ['PostgreSQL going down', { code: '57P01' }],
  ['a connection refused', { code: 'ECONNREFUSED' }],
  ['SQLite with a full disk', { errcode: 13 }],
])('%s is unavailable', (_, properties) => {
  expect(isUnavailable(Object.assign(new Error('x'), properties))).toBe(true);
});

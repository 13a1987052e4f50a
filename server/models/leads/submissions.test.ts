import { expect, test } from 'vitest';
import { toContext } from './submissions.ts';

test('rows and exports have the IP address as `address`, as those of earlier versions', () => {
  expect(toContext({ ip: '203.0.113.9', language: 'en' })).toEqual({
    address: '203.0.113.9',
    language: 'en',
  });
});

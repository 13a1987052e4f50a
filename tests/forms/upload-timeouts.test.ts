import { expect, test } from 'vitest';
import { timeouts } from '#app/forms/transport/xhr-post.ts';
import { connectionLimits } from '#server/limits/connections.ts';

test('a page waits for its upload exactly as long as the server accepts it', () => {
  expect(timeouts.files).toBe(connectionLimits.requestTimeout);
  expect(timeouts.text).toBeLessThan(connectionLimits.requestTimeout);
});

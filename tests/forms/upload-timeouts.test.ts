import { expect, test } from 'vitest';
import { timeoutsMs } from '#app/forms/transport/xhr-post.ts';
import { connectionLimits } from '#server/limits/connections.ts';

test('a page waits for its upload exactly as long as the server accepts it', () => {
  expect(timeoutsMs.files).toBe(connectionLimits.requestTimeout);
  expect(timeoutsMs.text).toBeLessThan(connectionLimits.requestTimeout);
});

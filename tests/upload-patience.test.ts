import { expect, test } from 'vitest';
import { patience } from '#app/forms/transport/xhr-post.ts';
import { connectionLimits } from '#server/process/serve.ts';

test('a page waits for its upload exactly as long as the server takes it in', () => {
  expect(patience.files).toBe(connectionLimits.requestTimeout);
  expect(patience.text).toBeLessThan(connectionLimits.requestTimeout);
});

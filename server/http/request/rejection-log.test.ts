import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { createLog } from '#server/log/log.ts';
import { createRejectionLog } from './rejection-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first rejection is logged at once, the next thousand in one line, and an hour without any in none', () => {
  const lines: string[] = [];
  const onRejected = createRejectionLog(createLog('error', (line) => void lines.push(line)));
  const logged = () => lines.map((line) => JSON.parse(line) as object);
  onRejected();
  expect(logged()).toMatchObject([{ event: 'rejected', level: 'error', count: 1 }]);
  for (let n = 0; n < 1000; n++) onRejected();
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  expect(logged()).toMatchObject([{ count: 1 }, { count: 1000 }]);
  vi.advanceTimersByTime(hourMs);
  expect(lines).toHaveLength(2);
  onRejected();
  expect(logged().at(-1)).toMatchObject({ count: 1 });
});

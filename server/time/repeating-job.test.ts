import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRepeatingJob } from './repeating-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one run at a time: a call during a run waits for that run', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const run = vi.fn(() => {
    const next = Promise.withResolvers<void>();
    runs.push(next);
    return next.promise;
  });
  const job = createRepeatingJob({ everyMs: 1000, run, onError: vi.fn() }).start();
  await vi.advanceTimersByTimeAsync(3000);
  const waiting = job.runNow();
  expect(run).toHaveBeenCalledTimes(1);
  runs[0]?.resolve();
  await waiting;
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  runs[1]?.resolve();
  await job.stop();
});

test('a series of failures is reported once, and a success ends the series', async () => {
  let isBroken = true;
  const onError = vi.fn();
  const run = async () => {
    if (isBroken) throw new Error('unreachable');
  };
  const job = createRepeatingJob({ everyMs: 1000, run, onError }).start();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onError).toHaveBeenCalledTimes(1);
  isBroken = false;
  await job.runNow();
  isBroken = true;
  await job.runNow();
  expect(onError).toHaveBeenCalledTimes(2);
  await job.stop();
});

test('stop aborts a run, waits for its end, reports nothing, and starts no other', async () => {
  const onError = vi.fn();
  const work = Promise.withResolvers<void>();
  let isAborted = false;
  const run = vi.fn((signal: AbortSignal) => {
    signal.addEventListener('abort', () => {
      isAborted = true;
    });
    return work.promise;
  });
  const job = createRepeatingJob({ everyMs: 1000, run, onError }).start();
  await vi.advanceTimersByTimeAsync(1000);
  let isStopped = false;
  const stopped = job.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect([isAborted, isStopped]).toEqual([true, false]);
  work.reject(new Error('aborted'));
  await stopped;
  await job.runNow();
  expect([run.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0]);
});

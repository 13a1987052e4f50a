// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload, retryImport } from './retry-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failed import is retried, and one success is enough', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('answer');
  const answered = retryImport(ask);
  await vi.advanceTimersByTimeAsync(500);
  expect(await answered).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the import is not retried forever', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('no line'));
  const answered = expect(retryImport(ask)).rejects.toThrow('no line');
  await vi.advanceTimersByTimeAsync(60_000);
  await answered;
  expect(ask).toHaveBeenCalledTimes(4);
});

test('a module is imported only after all its files are loaded', async () => {
  const answers = [new Response('', { status: 503 }), new Response('export {}'), new Response('export {}')];
  const ask = vi.fn(async () => answers.shift() as Response);
  vi.stubGlobal('fetch', ask);
  const load = vi.fn().mockResolvedValue('module');
  const loaded = preload(load, ['assets/a.js', 'assets/b.js']);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('loaded files are not fetched again; those of a failed import are', async () => {
  const ask = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', ask);
  const failed = expect(preload(async () => 'module', ['assets/c.js'])).rejects.toThrow('/assets/c.js');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  ask.mockImplementation(async () => new Response('export {}'));
  ask.mockClear();
  expect(await preload(async () => 'module', ['assets/c.js'])).toBe('module');
  expect(await preload(async () => 'module', ['assets/c.js'])).toBe('module');
  expect(ask).toHaveBeenCalledTimes(1);
});

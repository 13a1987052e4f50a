// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload, retryImport } from './retry-import.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failed import is retried, and one success is enough', async () => {
  const importModule = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('module');
  const imported = retryImport(importModule);
  await vi.advanceTimersByTimeAsync(500);
  expect(await imported).toBe('module');
  expect(importModule).toHaveBeenCalledTimes(2);
});

test('the import is not retried forever', async () => {
  const importModule = vi.fn().mockRejectedValue(new Error('no line'));
  const imported = expect(retryImport(importModule)).rejects.toThrow('no line');
  await vi.advanceTimersByTimeAsync(60_000);
  await imported;
  expect(importModule).toHaveBeenCalledTimes(4);
});

test('a module is imported only after all its files are loaded', async () => {
  const responses = [new Response('', { status: 503 }), new Response('export {}'), new Response('export {}')];
  const fetchFile = vi.fn(async () => responses.shift() as Response);
  vi.stubGlobal('fetch', fetchFile);
  const load = vi.fn().mockResolvedValue('module');
  const loaded = preload(load, ['assets/a.js', 'assets/b.js']);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetchFile).toHaveBeenCalledTimes(3);
});

test('loaded files are not fetched again; those of a failed import are', async () => {
  const fetchFile = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetchFile);
  const failed = expect(preload(async () => 'module', ['assets/c.js'])).rejects.toThrow('/assets/c.js');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  fetchFile.mockImplementation(async () => new Response('export {}'));
  fetchFile.mockClear();
  expect(await preload(async () => 'module', ['assets/c.js'])).toBe('module');
  expect(await preload(async () => 'module', ['assets/c.js'])).toBe('module');
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

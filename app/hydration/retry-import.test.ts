// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preload } from './retry-import.ts';

const fetchFile = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchFile.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a module is imported only after all its files are loaded, and a file that failed is fetched again', async () => {
  fetchFile
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockRejectedValueOnce(new Error('no line'))
    .mockImplementation(async () => new Response('export {}'));
  const load = vi.fn().mockResolvedValue('module');
  const loaded = preload(load, ['assets/a.js', 'assets/b.js']);
  await vi.advanceTimersByTimeAsync(499);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetchFile).toHaveBeenCalledTimes(4);
});

test('a file is not retried forever; a later import fetches it again, and only once', async () => {
  fetchFile.mockImplementation(async () => new Response('', { status: 503 }));
  const failed = expect(preload(async () => 'module', ['assets/c.js'])).rejects.toThrow('/assets/c.js');
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(fetchFile).toHaveBeenCalledTimes(6);
  fetchFile.mockReset().mockImplementation(async () => new Response('export {}'));
  const again = preload(async () => 'module', ['assets/c.js']);
  await vi.runAllTimersAsync();
  expect(await again).toBe('module');
  expect(await preload(async () => 'module', ['assets/c.js'])).toBe('module');
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

test('a file that the server does not have is requested once, and its import fails at once', async () => {
  fetchFile.mockImplementation(async () => new Response('', { status: 404 }));
  const failed = expect(preload(async () => 'module', ['assets/d.js'])).rejects.toThrow('/assets/d.js');
  await vi.advanceTimersByTimeAsync(0);
  await failed;
  expect(fetchFile).toHaveBeenCalledTimes(1);
});

import { beforeEach, expect, test } from 'vitest';
import { progressOf, rememberProgress } from './progress.ts';

beforeEach(() => localStorage.clear());

test('a class continues where it was left, whatever the query of its URL', () => {
  rememberProgress('/media/a/master.m3u8?v=1', 611.7, 1200);
  expect(progressOf('/media/a/master.m3u8')).toBe(611);
  expect(progressOf('/media/b/master.m3u8')).toBe(0);
});

test('a class that was watched to its end begins again', () => {
  rememberProgress('/media/a/master.m3u8', 611, 1200);
  rememberProgress('/media/a/master.m3u8', 1190, 1200);
  expect(progressOf('/media/a/master.m3u8')).toBe(0);
});

test('a stored value that cannot be read counts as none', () => {
  localStorage.setItem('heliora.progress', 'nonsense');
  expect(progressOf('/media/a.m3u8')).toBe(0);
  rememberProgress('/media/a.m3u8', 60, 1200);
  expect(progressOf('/media/a.m3u8')).toBe(60);
});

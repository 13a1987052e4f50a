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

test('the positions of the last twenty classes are kept', () => {
  for (let i = 0; i < 21; i++) rememberProgress(`/media/${i}.m3u8`, 60, 1200);
  expect(progressOf('/media/0.m3u8')).toBe(0);
  expect(progressOf('/media/1.m3u8')).toBe(60);
  expect(progressOf('/media/20.m3u8')).toBe(60);
});

test.each(['nonsense', 'null', '[]', '{"/media/a.m3u8":"x"}', '{"/media/a.m3u8":-3}'])(
  'a stored value that is %s counts as none',
  (stored) => {
    localStorage.setItem('heliora.progress', stored);
    expect(progressOf('/media/a.m3u8')).toBe(0);
    rememberProgress('/media/a.m3u8', 60, 1200);
    expect(progressOf('/media/a.m3u8')).toBe(60);
  },
);

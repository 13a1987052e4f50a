import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';

/** A freshly loaded page: only the session storage of the tab persists. */
const load = async () => {
  vi.resetModules();
  return import('./idempotency-key.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a form without a response keeps its key, also after a reload of the page', async () => {
  const key = (await load()).currentKey('app-link');
  const later = await load();
  expect(later.currentKey('app-link')).toBe(key);
  vi.advanceTimersByTime(dayMs);
  expect(later.currentKey('app-link')).toBe(key);
});

test('after a success the next submission has a new key, and other forms keep theirs', async () => {
  const page = await load();
  const sent = page.currentKey('app-link');
  const lost = page.currentKey('contact');
  page.expireKeySoon('app-link', sent);
  page.renewKey('app-link');
  expect(page.currentKey('app-link')).not.toBe(sent);
  expect(page.currentKey('contact')).toBe(lost);
  expect((await load()).currentKey('app-link')).not.toBe(sent);
});

test('a failed request may have arrived: the next attempt uses the same key', async () => {
  const page = await load();
  const failed = page.currentKey('group-class');
  page.renewKey('group-class');
  expect(page.currentKey('group-class')).toBe(failed);
});

test('a response that arrives after a new key was made ends it: the next submission gets a new key', async () => {
  const page = await load();
  const expiring = page.currentKey('group-class');
  page.renewKey('group-class');
  page.expireKeySoon('group-class', expiring);
  expect(page.currentKey('group-class')).not.toBe(expiring);
});

test('a manual repeat that arrives is protected against the back button like any other', async () => {
  const page = await load();
  const key = page.currentKey('group-class');
  page.renewKey('group-class');
  page.currentKey('group-class');
  page.expireKeySoon('group-class', key);
  expect(page.currentKey('group-class')).toBe(key);
});

test('a response to an expired key ends no other key', async () => {
  const page = await load();
  const key = page.currentKey('group-class');
  page.expireKeySoon('group-class', 'of-another-tab');
  page.renewKey('group-class');
  expect(page.currentKey('group-class')).toBe(key);
});

test('after a success a step back or a reload sends the same key for ten minutes, then a new one', async () => {
  const page = await load();
  const sent = page.currentKey('retreat');
  page.expireKeySoon('retreat', sent);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(page.currentKey('retreat')).toBe(sent);
  expect((await load()).currentKey('retreat')).toBe(sent);
  vi.advanceTimersByTime(1);
  expect(page.currentKey('retreat')).not.toBe(sent);
});

test('invalid stored data loses the key, not the form', async () => {
  sessionStorage.setItem('form-key:contact', '{nonsense');
  expect((await load()).currentKey('contact')).toMatch(/^[\da-z-]{10,}$/);
});

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page as it is after loading: the tab's storage is all it remembers. */
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

test('an attempt without an answer keeps its key, also after the page was loaded anew', async () => {
  const key = (await load()).attemptKey('app-link');
  const later = await load();
  expect(later.attemptKey('app-link')).toBe(key);
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(later.attemptKey('app-link')).toBe(key);
});

test('who asks for the form once more after a success has a new key, and other forms keep theirs', async () => {
  const page = await load();
  const sent = page.attemptKey('app-link');
  const lost = page.attemptKey('contact');
  page.endAttemptSoon('app-link', sent);
  page.beginAttempt('app-link');
  expect(page.attemptKey('app-link')).not.toBe(sent);
  expect(page.attemptKey('contact')).toBe(lost);
  expect((await load()).attemptKey('app-link')).not.toBe(sent);
});

test('what failed may have arrived: asked for once more, the form goes on under its key', async () => {
  const page = await load();
  const failed = page.attemptKey('group-class');
  page.beginAttempt('group-class');
  expect(page.attemptKey('group-class')).toBe(failed);
});

test('what arrives after the form was asked for once more ends its attempt: the next sending is a new one', async () => {
  const page = await load();
  const late = page.attemptKey('group-class');
  page.beginAttempt('group-class');
  page.endAttemptSoon('group-class', late);
  expect(page.attemptKey('group-class')).not.toBe(late);
});

test('what was repeated by hand and arrives is protected against a step back like any other', async () => {
  const page = await load();
  const key = page.attemptKey('group-class');
  page.beginAttempt('group-class');
  page.attemptKey('group-class');
  page.endAttemptSoon('group-class', key);
  expect(page.attemptKey('group-class')).toBe(key);
});

test('what arrives late ends no attempt but its own', async () => {
  const page = await load();
  const key = page.attemptKey('group-class');
  page.endAttemptSoon('group-class', 'of-another-tab');
  page.beginAttempt('group-class');
  expect(page.attemptKey('group-class')).toBe(key);
});

test('after a success a step back or a reload repeats the attempt for ten minutes, then it is a new one', async () => {
  const page = await load();
  const sent = page.attemptKey('retreat');
  page.endAttemptSoon('retreat', sent);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(page.attemptKey('retreat')).toBe(sent);
  expect((await load()).attemptKey('retreat')).toBe(sent);
  vi.advanceTimersByTime(1);
  expect(page.attemptKey('retreat')).not.toBe(sent);
});

test('rubbish in the storage costs the key, not the form', async () => {
  sessionStorage.setItem('form-attempt:contact', '{nonsense');
  expect((await load()).attemptKey('contact')).toMatch(/^[\da-z-]{10,}$/);
});

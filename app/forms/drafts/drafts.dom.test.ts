import { afterEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { deleteDraft, draftValues, readDraft, saveDraft } from './drafts.ts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('stores texts and choices that differ from the blank form, but no secrets and no files', () => {
  const blank = { name: '', studio: '48750', days: [], password: '', cv: null, marketing: false };
  const typed = {
    name: 'Ana',
    studio: '48750',
    days: ['Monday'],
    password: 'warm-mat-72',
    cv: new File(['x'], 'cv.pdf'),
    marketing: true,
  };
  expect(draftValues(typed, blank, ['password'])).toEqual({ name: 'Ana', days: ['Monday'] });
});

test('a draft is restored for two weeks, then any form deletes it', () => {
  vi.useFakeTimers();
  saveDraft('contact', { name: 'Ana' });
  saveDraft('retreat', { firstName: 'Ana' });
  expect(readDraft('retreat')).toEqual({ firstName: 'Ana' });
  vi.advanceTimersByTime(15 * dayMs);
  expect(readDraft('retreat')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('an emptied or deleted draft leaves nothing in storage', () => {
  saveDraft('retreat', { firstName: 'Ana' });
  saveDraft('retreat', {});
  saveDraft('contact', { name: 'Ana' });
  deleteDraft('contact');
  expect(localStorage).toHaveLength(0);
});

test('invalid stored data loses the draft, not the form', () => {
  localStorage.setItem('draft:retreat', '{nonsense');
  expect(readDraft('retreat')).toBeUndefined();
});

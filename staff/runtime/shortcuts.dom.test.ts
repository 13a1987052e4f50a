import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shortcutWords } from '#words/staff/shell.ts';
import { shortcutKeys, startShortcuts } from './shortcuts.ts';

let ends: AbortController;
let isOpening = false;
let isOn = true;
beforeEach(() => {
  ends = new AbortController();
  startShortcuts({ isOn: () => isOn, isOpening: () => isOpening }, ends.signal);
});
afterEach(() => ends.abort());

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('the help lists every shortcut, and Enter, which needs none', () => {
  const listed = shortcutWords.keys.map(([key]) => (key === 'Esc' ? 'Escape' : key));
  expect(listed.toSorted()).toEqual([...shortcutKeys, 'Enter'].toSorted());
});

test('a letter does nothing while a ticket loads, because the shown one is not meant', () => {
  document.body.innerHTML = '<article data-ticket="first"><button data-key="t"></button></article>';
  let presses = 0;
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1;
  });
  isOpening = true;
  press('t');
  expect(presses).toBe(0);
  isOpening = false;
  press('t');
  expect(presses).toBe(1);
});

test('a letter does nothing for a member who has switched shortcuts off', () => {
  document.body.innerHTML = '<input data-search>';
  isOn = false;
  press('/');
  expect(document.activeElement).toBe(document.body);
  isOn = true;
  press('/');
  expect(document.activeElement).toBe(document.querySelector('input'));
});

test('Ctrl and Enter send a text, also when letters are switched off', () => {
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  isOn = false;
  const keys = { key: 'Enter', ctrlKey: true, bubbles: true };
  document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', keys));
  isOn = true;
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('j beside an open lead opens the lead of "Next lead", wherever the row of the open one is', () => {
  document.body.innerHTML = `<ul><li><a data-row-link href="/staff/leads?at=a">a</a></li></ul>
    <div data-beside><a data-next-lead href="/staff/leads?at=b">Next lead</a></div>`;
  const opened = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('[data-next-lead]')?.addEventListener('click', opened);
  press('j');
  expect(opened).toHaveBeenCalledOnce();
});

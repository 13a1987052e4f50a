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

/** Rows of which the first is open as this ticket; returns the ids of the rows that are opened. */
const showRows = (ticket: string) => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => `<a data-row-link href="/staff/leads?at=${id}">${id}</a>`);
  document.body.innerHTML = `<ul>${rows.join('')}</ul><div data-beside data-ticket="${ticket}"><form></form></div>`;
  const opened: string[] = [];
  for (const row of document.querySelectorAll('a'))
    row.addEventListener('click', (event) => {
      event.preventDefault();
      opened.push(row.text);
    });
  document.querySelector('a')?.setAttribute('aria-current', 'true');
  return opened;
};

test('after an answer j opens the lead of "Next lead", the one that waits longest', () => {
  const opened = showRows('answered');
  const [row, ...others] = document.querySelectorAll('a');
  row?.removeAttribute('aria-current');
  others[1]?.setAttribute('aria-current', 'true');
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  document
    .querySelector('[data-beside]')
    ?.insertAdjacentHTML('beforeend', '<a data-waits-longest href="/staff/leads?at=a">Next lead</a>');
  press('j');
  expect(opened).toEqual(['a']);
});

test.each([
  ['moved down', (row: Element) => row.parentElement?.append(row)],
  ['left the list', (row: Element) => row.remove()],
])('after a change by which the row has %s, j opens the row that was below it', (how, change) => {
  const opened = showRows(how);
  const form = document.querySelector('form') as HTMLFormElement;
  const row = document.querySelector('a') as Element;
  for (let n = 0; n < 2; n++) {
    form.dispatchEvent(new Event('submit', { bubbles: true }));
    change(row);
  }
  press('j');
  expect(opened).toEqual(['b']);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { TicketBar } from '#staff/ticket/ticket-bar.tsx';
import { shortcutWords } from '#words/staff/shell.ts';
import { type Opening, shortcutKeys, startShortcuts } from './shortcuts.ts';

const open = {
  ...{
    id: '1',
    version: 1,
    status: 'NEW',
    assignee: null,
    heldReason: null,
    formKind: 'contact',
    reference: 'AB12CD34',
  },
  ...{ phone: '305-555-0188', email: 'maya@example.com', canText: false, colleagues: [], studios: [] },
  can: { take: true, work: true, hold: true },
} as unknown as TicketDetail;

let ends: AbortController;
let opening: Opening | null;
const notices: string[] = [];
beforeEach(() => {
  ends = new AbortController();
  opening = null;
  notices.length = 0;
  startShortcuts(
    { showNotice: (notice) => notices.push(notice), isOn: () => true, opening: () => opening },
    ends.signal,
  );
});
afterEach(() => ends.abort());

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

test('the help lists every shortcut, and Enter, which needs none', () => {
  const listed = shortcutWords.keys.map(([key]) => (key === 'Esc' ? 'Escape' : key));
  expect(listed.toSorted()).toEqual([...shortcutKeys, 'Enter'].toSorted());
});

test.each<[string, Partial<TicketDetail>, string, string[]]>([
  ['a lead without a phone number', { phone: '' }, 'c', ['no-phone']],
  ['a lead without an email address', { email: '' }, 'r', ['no-email']],
  ['a lead of a colleague', { assignee: { id: '2', name: 'Mia', isMe: false } }, 't', ['has-assignee']],
  ['a finished lead', { status: 'RESOLVED' }, 'c', ['finished-already']],
  ['a held lead', { heldReason: 'honeypot' }, 't', ['held-already']],
  ['a lead that can be called', {}, 'c', []],
])('on %s: a shortcut whose change is not possible shows the reason', (_, change, key, expected) => {
  const bar = createElement(TicketBar, { ticket: { ...open, ...change }, back: '/', now: 0, nextHref: null });
  document.body.innerHTML = `<article data-ticket="1">${renderToStaticMarkup(bar)}</article>`;
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  press(key);
  expect(notices).toEqual(expected);
});

/** Tickets with one button each; returns the ids of the tickets whose button was pressed. */
const showTicket = (id: string) => {
  document.body.innerHTML = `<article data-ticket="${id}"><button data-key="t"></button></article>`;
  document.querySelector('button')?.addEventListener('click', () => taken.push(id));
};
const taken: string[] = [];

/** Presses these keys while the second ticket loads after the first, then ends the load. */
const pressWhileLoading = async (keys: readonly string[], isShown: boolean) => {
  taken.length = 0;
  showTicket('first');
  const load = Promise.withResolvers<boolean>();
  opening = { url: '/staff/leads?at=second', isShown: load.promise };
  for (const key of keys) press(key);
  expect(taken).toEqual([]);
  if (isShown) showTicket('second');
  load.resolve(isShown);
  await load.promise;
};

test.each([
  ['acts once on that ticket', ['t'], true, ['second']],
  ['acts once although it was pressed twice', ['t', 't'], true, ['second']],
  ['is dropped when another key follows', ['t', 'Tab'], true, []],
  ['is dropped when the ticket is not shown', ['t'], false, []],
])('a letter pressed while a ticket loads %s', async (_, keys, isShown, expected) => {
  await pressWhileLoading(keys, isShown);
  expect(taken).toEqual(expected);
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

test('j and k start from the ticket that is loading', () => {
  const opened = showRows('a');
  for (const key of ['j', 'j', 'j', 'k']) {
    press(key);
    const url = new URL(`/staff/leads?at=${opened.at(-1)}`, location.href).href;
    opening = { url, isShown: new Promise(() => {}) };
  }
  expect(opened).toEqual(['b', 'c', 'd', 'c']);
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

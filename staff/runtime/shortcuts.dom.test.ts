import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { TicketBar } from '#staff/ticket/ticket-bar.tsx';
import { startShortcuts } from './shortcuts.ts';

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
  const notices: string[] = [];
  const ends = new AbortController();
  startShortcuts({ showNotice: (notice) => notices.push(notice), isOn: () => true }, ends.signal);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  ends.abort();
  expect(notices).toEqual(expected);
});

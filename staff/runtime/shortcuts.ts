import { isNoticeKey } from '#staff/notice-keys.ts';
import type { NoticeKey } from '#staff/screen-types.ts';

type ShowNotice = (notice: NoticeKey) => void;

const typingFields = 'input, textarea, select, [contenteditable]';

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
const pressIn = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The index of the last open ticket in the list. It stays valid when that ticket's row has left the list. */
let lastIndex = -1;

/** The next or previous row: opened when a ticket is open beside the list, otherwise only focused. */
const moveBy = (by: 1 | -1) => {
  const rows = rowLinks();
  if (rows.length === 0) return;
  const open = rows.findIndex((row) => row.hasAttribute('aria-current'));
  const focused = rows.indexOf(document.activeElement as HTMLAnchorElement);
  const isBeside = document.querySelector('[data-beside]') !== null;
  const from = isBeside ? open : focused;
  const next = from >= 0 ? from + by : by > 0 ? Math.max(lastIndex, 0) : Math.max(lastIndex - 1, 0);
  const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
  if (!row) return;
  lastIndex = rows.indexOf(row);
  if (isBeside) row.click();
  else row.focus();
};

/** The reason why the open ticket does not offer the change of this key. */
const showWhyNot = (key: string, showNotice: ShowNotice) => {
  const notice = document.querySelector('[data-ticket-bar]')?.getAttribute(`data-without-${key}`) ?? '';
  if (isNoticeKey(notice)) showNotice(notice);
};

/** The form of this key: that of the open ticket, or without one the "Take" of the focused row. */
const formOfKey = (key: string): HTMLFormElement | null => {
  const isTicketOpen = document.querySelector('[data-ticket]') !== null;
  if (isTicketOpen) return document.querySelector<HTMLFormElement>(`form[data-key="${key}"]`);
  const row = document.activeElement?.closest('[data-row]');
  return key === 't' && row ? row.querySelector<HTMLFormElement>('form[data-change="take"]') : null;
};

const sendChange = (key: string, showNotice: ShowNotice) => {
  const form = formOfKey(key);
  if (!form) return showWhyNot(key, showNotice);
  lastIndex = rowLinks().findIndex(
    (link) => link.hasAttribute('aria-current') || link === document.activeElement,
  );
  form.requestSubmit(form.querySelector('button'));
};

/** The button of this key that opens a sheet or a screen. */
const pressKey = (key: string, showNotice: ShowNotice) => {
  const button = document.querySelector<HTMLElement>(`[data-ticket] [data-key="${key}"]`);
  if (button) button.click();
  else showWhyNot(key, showNotice);
};

const openSheet = (name: string, first: string): boolean => {
  const sheet = document.querySelector<HTMLDetailsElement>(`details[data-sheet="${name}"]`);
  if (!sheet) return false;
  sheet.open = true;
  sheet.querySelector<HTMLElement>(first)?.focus();
  return true;
};

const selected = () => document.querySelectorAll<HTMLInputElement>('[data-select]:checked');
const isSelecting = () => selected().length > 0;

/** Selects or deselects the focused row, or the row of the open ticket. */
const toggleRow = () => {
  const row =
    document.activeElement?.closest('[data-row]') ?? document.querySelector('[data-row]:has([aria-current])');
  row?.querySelector<HTMLInputElement>('[data-select]')?.click();
};

const showHelp = () => document.querySelector<HTMLDialogElement>('dialog[data-shortcut-help]')?.showModal();

const shortcuts: Readonly<Record<string, (showNotice: ShowNotice) => void>> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  t: (showNotice) => (isSelecting() ? pressIn('[data-bulk-key="t"]') : sendChange('t', showNotice)),
  x: toggleRow,
  c: (showNotice) => pressKey('c', showNotice),
  r: (showNotice) => pressKey('r', showNotice),
  n: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
  e: (showNotice) =>
    openSheet(isSelecting() ? 'bulk-stage' : 'stage', 'button[name]:not(:disabled)') ||
    showWhyNot('e', showNotice),
  m: () => void openSheet('more', '[data-first="m"] select'),
  u: () => pressIn('[data-toast] button, [data-undo] button'),
  '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
  '?': showHelp,
  Escape: () => pressIn(isSelecting() ? '[data-select-none]' : '[data-key="Escape"]'),
};

const onKey = (event: KeyboardEvent, showNotice: ShowNotice) => {
  if (event.defaultPrevented || event.isComposing || event.metaKey || event.ctrlKey || event.altKey) {
    const form = (event.target as Element).closest?.('form');
    // Ctrl or Cmd with Enter is the usual shortcut to send a text of several lines.
    if (
      event.key === 'Enter' &&
      (event.ctrlKey || event.metaKey) &&
      (event.target as Element).matches('textarea')
    )
      form?.requestSubmit();
    return;
  }
  if (document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  // A checkbox takes no letters, so the shortcuts work while it is focused.
  if (target.matches(typingFields) && !target.matches('[data-select]')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  const run = shortcuts[event.key];
  if (!run) return;
  event.preventDefault();
  run(showNotice);
};

type Options = { showNotice: ShowNotice; isOn: () => boolean };

/** Single letters as shortcuts. A member can switch them off (WCAG 2.1.4). */
export const startShortcuts = ({ showNotice, isOn }: Options, signal: AbortSignal) =>
  document.addEventListener('keydown', (event) => isOn() && onKey(event, showNotice), { signal });

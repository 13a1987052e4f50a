import { isNoticeKey, type NoticeKey } from '#words/staff/notices.ts';

type Say = (notice: NoticeKey) => void;

const typing = 'input, textarea, select, [contenteditable]';

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
const pressIn = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The index of the last open ticket in the list. It stays valid when that ticket's row has left the list. */
let place = -1;

/** The next or previous row: opened when a ticket is open beside the list, otherwise only focused. */
const walk = (by: 1 | -1) => {
  const rows = rowLinks();
  if (rows.length === 0) return;
  const open = rows.findIndex((row) => row.hasAttribute('aria-current'));
  const focused = rows.indexOf(document.activeElement as HTMLAnchorElement);
  const isBeside = document.querySelector('[data-beside]') !== null;
  const from = isBeside ? open : focused;
  const next = from >= 0 ? from + by : by > 0 ? Math.max(place, 0) : Math.max(place - 1, 0);
  const row = rows[Math.min(Math.max(next, 0), rows.length - 1)];
  if (!row) return;
  place = rows.indexOf(row);
  if (isBeside) row.click();
  else row.focus();
};

/** Shows why the open ticket does not offer the act of this key. */
const sayWhyNot = (key: string, say: Say) => {
  const notice = document.querySelector('[data-acts]')?.getAttribute(`data-without-${key}`) ?? '';
  if (isNoticeKey(notice)) say(notice);
};

/** Starts an act of the open ticket, or of the focused row. */
const act = (key: string, say: Say) => {
  const row = document.activeElement?.closest('[data-row]');
  const form =
    (!document.querySelector('[data-ticket]') && row?.querySelector('form[data-act="take"]')) ||
    document.querySelector(`form[data-key="${key}"]`);
  if (form instanceof HTMLFormElement && (key === 't' || form.dataset.key === key)) {
    const rows = rowLinks();
    place = rows.findIndex((link) => link.hasAttribute('aria-current') || link === document.activeElement);
    form.requestSubmit(form.querySelector('button'));
  } else sayWhyNot(key, say);
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

const showHelp = () => document.querySelector<HTMLDialogElement>('dialog[data-key-help]')?.showModal();

const keys: Readonly<Record<string, (say: Say) => void>> = {
  j: () => walk(1),
  k: () => walk(-1),
  t: (say) => (isSelecting() ? pressIn('[data-bulk-key="t"]') : act('t', say)),
  x: toggleRow,
  c: (say) => act('c', say),
  r: (say) => act('r', say),
  n: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
  e: (say) => openSheet(isSelecting() ? 'bulk-done' : 'done', 'button') || sayWhyNot('e', say),
  m: () => void openSheet('more', '[data-first="m"] select'),
  u: () => pressIn('[data-toast] button, [data-undo] button'),
  '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
  '?': showHelp,
  Escape: () => pressIn(isSelecting() ? '[data-select-none]' : '[data-key="Escape"]'),
};

const onKey = (event: KeyboardEvent, say: Say) => {
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
  if (target.matches(typing) && !target.matches('[data-select]')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  const run = keys[event.key];
  if (!run) return;
  event.preventDefault();
  run(say);
};

/** Single letters as shortcuts. A person can switch them off (WCAG 2.1.4), and then they are not started. */
export const startKeys = (say: Say) => {
  const listen = (event: KeyboardEvent) => onKey(event, say);
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
};

const typingFields = 'input, textarea, select, [contenteditable]';

const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
const pressIn = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** The index of the row that is open beside the list, or has the focus; or -1. */
const indexOfRow = (): number => {
  const open = document.querySelector<HTMLAnchorElement>('a[data-row-link][aria-current]');
  return rowLinks().indexOf(open ?? (document.activeElement as HTMLAnchorElement));
};

/**
 * Focuses the next or previous row. Beside an open lead it opens the lead: the next one is that of the link
 * "Next lead".
 */
const moveBy = (by: 1 | -1) => {
  const isBeside = document.querySelector('[data-beside]') !== null;
  if (isBeside && by === 1) return pressIn('[data-next-lead]');
  const rows = rowLinks();
  const index = indexOfRow();
  // The open lead has left the list, so no row is before it.
  if (isBeside && index < 0) return;
  const row = rows[Math.min(Math.max(index + by, 0), rows.length - 1)];
  if (isBeside) row?.click();
  else row?.focus();
};

/** The button of this key: that of the open ticket, or without one the "Take" of the focused row. */
const buttonOfKey = (key: string): HTMLElement | null | undefined => {
  const ticket = document.querySelector('[data-ticket]');
  if (ticket) return ticket.querySelector<HTMLElement>(`[data-key="${key}"]`);
  const row = document.activeElement?.closest('[data-row]');
  return key === 't' ? row?.querySelector<HTMLElement>('[data-change="take"] button') : null;
};

const pressKey = (key: string) => {
  const button = buttonOfKey(key);
  button?.click();
  // The first button of an opened sheet gets the focus, so that Enter presses it.
  if (button?.matches('summary'))
    button.closest('details')?.querySelector<HTMLElement>('form button')?.focus();
};

const openSheet = (name: string, first: string) => {
  const sheet = document.querySelector<HTMLDetailsElement>(`details[data-sheet="${name}"]`);
  if (!sheet) return;
  sheet.open = true;
  sheet.querySelector<HTMLElement>(first)?.focus();
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

type Shortcuts = Readonly<Record<string, () => void>>;

/** Keys that act on the page as it is. */
const pageShortcuts: Shortcuts = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  u: () => pressIn('[data-toast] button, [data-undo] button'),
  '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
  '?': showHelp,
  Escape: () => pressIn(isSelecting() ? '[data-select-none]' : '[data-key="Escape"]'),
};

/** Keys that act on the open ticket, or on the focused or selected rows. */
const ticketShortcuts: Shortcuts = {
  t: () => (isSelecting() ? pressIn('[data-bulk-key="t"]') : pressKey('t')),
  x: toggleRow,
  c: () => pressKey('c'),
  r: () => pressKey('r'),
  n: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
  e: () => openSheet(isSelecting() ? 'bulk-stage' : 'stage', 'button[name]:not(:disabled)'),
  m: () => openSheet('more', '[data-first="m"] select'),
};

export const shortcutKeys = Object.keys({ ...pageShortcuts, ...ticketShortcuts });

type Options = {
  /** Whether the member has single letters switched on. */
  isOn: () => boolean;
  /** Whether a ticket is loading: the one that is still shown is not the one that the member means. */
  isOpening: () => boolean;
};

const onKey = (event: KeyboardEvent, { isOn, isOpening }: Options) => {
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
  if (!isOn() || document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  // A checkbox takes no letters, so the shortcuts work while it is focused.
  if (target.matches(typingFields) && !target.matches('[data-select]')) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  const run = ticketShortcuts[event.key] ?? pageShortcuts[event.key];
  if (!run) return;
  event.preventDefault();
  if (event.key in pageShortcuts || !isOpening()) run();
};

/** Single letters as shortcuts. A member can switch them off (WCAG 2.1.4). */
export const startShortcuts = (options: Options, signal: AbortSignal) => {
  document.addEventListener('keydown', (event) => onKey(event, options), { signal });
};

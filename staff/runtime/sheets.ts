const openSheets = () => document.querySelectorAll<HTMLDetailsElement>('details[data-sheet][open]');

/** Whether the member has a sheet or a dialog open, under which nothing may change. */
export const isSheetOpen = (): boolean =>
  openSheets().length > 0 || document.querySelector('dialog[open]') !== null;

/** Closes the open sheet and returns whether there was one; the focus returns to its button. */
export const closeSheets = (except: Element | null = null): boolean => {
  const sheets = [...openSheets()].filter((sheet) => sheet !== except);
  for (const sheet of sheets) {
    const hadFocus = sheet.contains(document.activeElement);
    sheet.open = false;
    if (hadFocus) sheet.querySelector('summary')?.focus();
  }
  return sheets.length > 0;
};

/** An open sheet is an entry of the history, so that Back closes it and does not leave the ticket. */
const sheetEntry = 'sheet';
let isLeavingEntry = false;

/** Whether a step back in the history only closed a sheet. */
export const closeSheetByBack = (): boolean => {
  // The sheet is closed already, and another one may be open meanwhile.
  if (!isLeavingEntry) return closeSheets();
  isLeavingEntry = false;
  return true;
};

const onToggle = ({ target }: Event) => {
  const sheet = target as HTMLDetailsElement;
  if (!sheet.matches('details[data-sheet]')) return;
  if (sheet.open && history.state !== sheetEntry) history.pushState(sheetEntry, '');
  else if (!isSheetOpen() && history.state === sheetEntry) {
    isLeavingEntry = true;
    history.back();
  }
};

const onClick = (event: MouseEvent) => {
  const target = event.target as Element;
  if (target.closest('[data-sheet-close]')) closeSheets();
  const summary = target.closest<HTMLElement>('summary[data-open]');
  const url = summary?.dataset.open;
  if (url && !summary.closest('details')?.open) location.href = url;
};

/**
 * Closes a sheet by its button, a press outside it, Escape or Back, and opens the telephone with the sheet of
 * a call. Without this script the sheet's own button closes it.
 */
export const startSheets = () => {
  document.addEventListener('pointerdown', (event) => {
    closeSheets((event.target as Element).closest('details[data-sheet]'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeSheets()) event.stopImmediatePropagation();
  });
  document.addEventListener('click', onClick);
  document.addEventListener('toggle', onToggle, { capture: true });
};

const openSheets = () => document.querySelectorAll<HTMLDetailsElement>('details[data-sheet][open]');

/** Whether the member has a sheet or a dialog open, under which nothing may change. */
export const isSheetOpen = (): boolean =>
  openSheets().length > 0 || document.querySelector('dialog[open]') !== null;

/** Closes the open sheet and returns whether there was one; the focus returns to its button. */
const closeSheets = (except: Element | null = null): boolean => {
  const sheets = [...openSheets()].filter((sheet) => sheet !== except);
  for (const sheet of sheets) {
    const hadFocus = sheet.contains(document.activeElement);
    sheet.open = false;
    if (hadFocus) sheet.querySelector('summary')?.focus();
  }
  return sheets.length > 0;
};

/** Closes a sheet by a press outside it, or by Escape. Without this script its own button closes it. */
export const startSheets = () => {
  document.addEventListener('pointerdown', (event) => {
    closeSheets((event.target as Element).closest('details[data-sheet]'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeSheets()) event.stopImmediatePropagation();
  });
};

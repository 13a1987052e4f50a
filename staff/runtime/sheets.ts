const openSheets = () => document.querySelectorAll<HTMLDetailsElement>('details[data-sheet][open]');

/** The person chooses in a sheet or reads a dialog: nothing may change meanwhile. */
export const isSheetOpen = (): boolean =>
  openSheets().length > 0 || document.querySelector('dialog[open]') !== null;

/** Closes the open sheet and says whether there was one; the focus returns to its button. */
const closeSheets = (except: Element | null = null): boolean => {
  const sheets = [...openSheets()].filter((sheet) => sheet !== except);
  for (const sheet of sheets) {
    const hadFocus = sheet.contains(document.activeElement);
    sheet.open = false;
    if (hadFocus) sheet.querySelector('summary')?.focus();
  }
  return sheets.length > 0;
};

/** A press outside a sheet closes it, and so does Escape. Without this script its own button does. */
export const startSheets = () => {
  document.addEventListener('pointerdown', (event) => {
    closeSheets((event.target as Element).closest('details[data-sheet]'));
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && closeSheets()) event.stopImmediatePropagation();
  });
};

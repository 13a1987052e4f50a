declare global {
  interface WindowEventMap {
    'open-dialog': Event;
  }
}

/** Opens a modal dialog with its history entry; the page script does it (page-script/dialogs). */
export const openDialog = (dialog: HTMLDialogElement): boolean =>
  dialog.dispatchEvent(new Event('open-dialog', { bubbles: true }));

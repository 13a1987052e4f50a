import { nextFrameMs } from '#app/browser/when.ts';
import { byId, bySelector, closestOf, listen } from '#app/page-script/events.ts';

/**
 * The dialog whose backdrop was pressed. The target alone is not enough: the dialog is also the target for
 * every point inside that no child covers, for example while a picture is still loading.
 */
const dialogOfBackdrop = (event: MouseEvent) => {
  const dialog = event.target as HTMLDialogElement;
  // Compared before positions are read, because they make the browser compute the layout.
  if (dialog.localName !== 'dialog') return;
  const { offsetX, offsetY } = event;
  if (offsetX < 0 || offsetY < 0 || offsetX > dialog.offsetWidth || offsetY > dialog.offsetHeight)
    return dialog;
};

export type OpenDialog = (dialog: HTMLDialogElement) => void;

/**
 * Shows a dialog in one frame, as a popover, and makes it modal in the next: a modal dialog makes the rest of
 * the page inert, and a slow phone shows it only after that (docs/decisions/066-islands.md).
 */
const showModalInTwoFrames = (dialog: HTMLDialogElement) => {
  dialog.popover = 'manual';
  // The focus moves when the dialog is modal: closing it then returns the focus to the button.
  dialog.inert = true;
  // Safari before 17 has no popovers: the first frame shows the dialog as part of the page.
  dialog.showPopover?.();
  dialog.open = true;
  setTimeout(() => {
    dialog.popover = null;
    dialog.inert = false;
    // The visitor may have closed the dialog since the first frame.
    if (!dialog.open) return;
    dialog.open = false;
    dialog.showModal();
    // Toasts move into the dialog (app/components/ui/overlays/toast.tsx).
    dialog.dispatchEvent(new Event('open-dialog'));
  }, nextFrameMs);
};

/**
 * Opens dialogs by the `command` of a button or by the event `open-dialog`
 * (`app/components/ui/overlays/open-dialog.ts`), and closes them by a button or their backdrop. Returns the
 * function that opens a dialog by a press. The browser's own commands are not enough: Safari has them from
 * 26.2 on, and `closedby` also closes a dialog that the same press has opened.
 */
export function openDialogs(onOpen: () => void): OpenDialog {
  const open = (dialog: HTMLDialogElement, show = () => dialog.showModal()) => {
    if (dialog.open) return;
    onOpen();
    show();
  };
  const openByPress = (dialog: HTMLDialogElement) => open(dialog, () => showModalInTwoFrames(dialog));
  listen('open-dialog', ({ target }) => open(target as HTMLDialogElement));
  listen('click', (event) => {
    const button = closestOf(event, 'button[commandfor]');
    const dialog = button && (byId(button.getAttribute('commandfor') as string) as HTMLDialogElement | null);
    if (!dialog) return;
    event.preventDefault();
    if (button.getAttribute('command') === 'close') dialog.close();
    else openByPress(dialog);
  });
  // Escape in the first frame, in which the dialog is not modal yet.
  listen('keydown', ({ key }) => {
    if (key === 'Escape') bySelector<HTMLDialogElement>('dialog[open]:not(:modal)')?.close();
  });
  // A dialog that opens without a press must not show a focus ring around "close".
  listen('DOMContentLoaded', () => {
    const dialog = bySelector<HTMLDialogElement>('dialog[data-opens-at-once]');
    if (!dialog) return;
    open(dialog);
    dialog.focus({ preventScroll: true });
  });
  // The page that opens in a new window replaces the offer.
  listen('click', (event) => closestOf(event, 'a[target]')?.closest('dialog')?.close());
  // A text selection that ends outside must not close the dialog, so the press must begin and end outside.
  let pressed: HTMLDialogElement | undefined;
  listen('pointerdown', (event) => {
    pressed = dialogOfBackdrop(event);
  });
  listen('click', (event) => {
    if (pressed && pressed === dialogOfBackdrop(event)) pressed.close();
  });
  return openByPress;
}

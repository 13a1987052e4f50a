import { openModal } from '#app/components/ui/overlays/open-modal.ts';
import { byId, closestOf, listen } from '#app/hydration/page-script/events.ts';

/**
 * A press on the backdrop. The target alone is not enough: it is the dialog for the backdrop and also for
 * every point inside that no child covers, for example while a picture is still loading.
 */
const dialogOfBackdrop = (event: MouseEvent) => {
  const dialog = event.target as HTMLDialogElement;
  // First, because positions make the browser compute the layout.
  if (dialog.localName !== 'dialog') return;
  const { offsetX, offsetY } = event;
  if (offsetX < 0 || offsetY < 0 || offsetX > dialog.offsetWidth || offsetY > dialog.offsetHeight)
    return dialog;
};

/**
 * Opens and closes dialogs by the `command` of a button, and closes every dialog by its backdrop. The browser
 * could do it too, except Safari before 26.2, but not in two frames (`open-modal.ts`). The backdrop: Safari
 * has no `closedby`, and in other browsers `closedby` also closes a dialog that opened during the press.
 */
export function openDialogsByCommand(onOpen: (dialog: HTMLDialogElement) => void): void {
  listen('click', (event) => {
    const button = closestOf(event, 'button[commandfor]');
    const dialog = button && (byId(button.getAttribute('commandfor') as string) as HTMLDialogElement | null);
    if (!dialog) return;
    event.preventDefault();
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) {
      onOpen(dialog);
      openModal(dialog);
    }
  });
  // A text selection that ends outside must not close the dialog, so the press must begin and end outside.
  let pressed: HTMLDialogElement | undefined;
  listen('pointerdown', (event) => {
    pressed = dialogOfBackdrop(event);
  });
  listen('click', (event) => {
    if (pressed && pressed === dialogOfBackdrop(event)) pressed.close();
  });
}

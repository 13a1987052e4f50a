import { byId, closestOf, listen } from '#app/hydration/page-script/events.ts';

/**
 * A press on the backdrop. The target alone is not enough: it is the dialog for the backdrop and also for
 * every point inside that no child covers, for example while a picture is still loading.
 */
const dialogOfBackdrop = ({ target, clientX, clientY }: MouseEvent) => {
  if (!(target instanceof HTMLDialogElement)) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) return target;
};

/**
 * Opens and closes dialogs by the `command` of a button, and closes every dialog by its backdrop. Safari
 * before 26.2 has no commands, so this code does it there. The backdrop is handled here in all browsers:
 * Safari has no `closedby`, and in other browsers `closedby` also closes a dialog that opened during the
 * press.
 */
export function openDialogsByCommand(onOpen: (dialog: HTMLDialogElement) => void): void {
  const isNative = 'commandForElement' in HTMLButtonElement.prototype;
  listen('click', (event) => {
    const button = closestOf(event, 'button[commandfor]');
    const dialog = button && (byId(button.getAttribute('commandfor') as string) as HTMLDialogElement | null);
    if (!dialog) return;
    if (button.getAttribute('command') === 'close') {
      if (!isNative) dialog.close();
    } else if (!dialog.open) {
      onOpen(dialog);
      if (!isNative) dialog.showModal();
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

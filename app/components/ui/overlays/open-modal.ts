import { nextFrameMs } from '#app/components/ui/next-frame.ts';

/**
 * Opens a modal dialog in two frames. A modal dialog makes every other element of the page inert, and the
 * browser computes the style of each of them again: 0.1 s on a slow phone. A popover does not, so the first
 * frame shows the dialog as a popover, and the next one makes it modal. `dialog.open` and `dialog.close()`
 * work in both.
 */
export function openModal(dialog: HTMLDialogElement, onModal?: () => void): void {
  const makeModal = () => {
    // An earlier opening in the same frame has made it modal.
    if (!dialog.popover) return;
    dialog.popover = null;
    dialog.inert = false;
    // Closed meanwhile.
    if (!dialog.open) return;
    dialog.open = false;
    dialog.showModal();
    onModal?.();
  };
  dialog.popover = 'manual';
  // The focus must not move yet: a modal dialog returns it at the end to the element that had it before.
  dialog.inert = true;
  // Safari before 17 and Chromium before 114 have no popovers: the first frame shows it as part of the page.
  dialog.showPopover?.();
  dialog.open = true;
  setTimeout(makeModal, nextFrameMs);
}

/** Does not throw in browsers without popovers or for an element that is being removed. */
export const showPopover = (element: HTMLElement | null, isShown: boolean): void => {
  try {
    if (isShown) element?.showPopover?.();
    else element?.hidePopover?.();
  } catch {
    // The element stays in its place, above the page but not above an open dialog.
  }
};

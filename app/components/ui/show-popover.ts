/** Opens or closes a popover. Browsers without popovers, and an element that is on its way out, are no reason to throw. */
export const showPopover = (element: HTMLElement | null, isShown: boolean): void => {
  try {
    if (isShown) element?.showPopover?.();
    else element?.hidePopover?.();
  } catch {
    // It stands where it is, over the page but not over an open dialog.
  }
};

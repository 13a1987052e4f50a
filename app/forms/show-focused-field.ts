/**
 * The focused field of a form comes to the middle of the screen: WebKit leaves it under the navbar. After the timers that
 * are waiting now, because react-hook-form moves the focus in one.
 */
export const showFocusedField = (formId: string): void => {
  setTimeout(() => {
    const focused = document.activeElement;
    if (focused && document.getElementById(formId)?.contains(focused))
      // Instant: WebKit's own scroll to the focus would win over a smooth one, and leave the field under the navbar.
      focused.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  });
};

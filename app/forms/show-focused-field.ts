/**
 * The focused field of a form comes to the middle of the screen: WebKit leaves it under the navbar. After the timers that
 * are waiting now, because react-hook-form moves the focus in one.
 */
export const showFocusedField = (formId: string): void => {
  setTimeout(() => {
    const focused = document.activeElement;
    if (focused && document.getElementById(formId)?.contains(focused))
      focused.scrollIntoView?.({ block: 'center' });
  });
};

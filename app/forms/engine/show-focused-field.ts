/**
 * Scrolls the focused field to the middle of the screen, because WebKit leaves it under the navbar. Two timers, because
 * react-hook-form focuses twice, the second time in a timer. `instant`, because WebKit's own scrolling stops a smooth one.
 */
export const showFocusedField = (formId: string): void => {
  const show = () => {
    const focused = document.activeElement;
    if (focused && document.getElementById(formId)?.contains(focused))
      focused.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  };
  setTimeout(() => setTimeout(show));
};

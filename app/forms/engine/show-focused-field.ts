/**
 * The focused field of a form comes to the middle of the screen: WebKit leaves it under the navbar. Two turns later, because
 * react-hook-form gives the focus twice, the second time in a timer, and at once, because WebKit's own scrolling would stop a glide.
 */
export const showFocusedField = (formId: string): void => {
  const show = () => {
    const focused = document.activeElement;
    if (focused && document.getElementById(formId)?.contains(focused))
      focused.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  };
  setTimeout(() => setTimeout(show));
};

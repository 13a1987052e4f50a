/**
 * Scrolls the focused field to the middle of the screen, because WebKit (2.50) leaves it under the navbar.
 * The timer waits until the errors above the field are rendered. The scrolling is `instant`, because the
 * scrolling of WebKit itself would stop a smooth one.
 */
export const showFocusedField = (formElementId: string): void => {
  const show = () => {
    const focused = document.activeElement;
    if (focused && document.getElementById(formElementId)?.contains(focused))
      focused.scrollIntoView?.({ block: 'center', behavior: 'instant' });
  };
  setTimeout(show);
};

/** For a form that replaces a panel. */
export const focusForm = (id: string) => {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start', behavior: 'instant' });
};

export const focusSubmitButton = (id: string) =>
  document.querySelector<HTMLElement>(`#${CSS.escape(id)} [type="submit"]`)?.focus();

/** Whether the visitor looks at the panel and does nothing else on the page. */
export const isAttended = (id: string) => {
  const panel = document.getElementById(id);
  const { activeElement } = document;
  if (!panel || (activeElement !== document.body && !panel.contains(activeElement))) return false;
  const { top, bottom } = panel.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
};

/** The element with the selector at which an event happened, or around it. */
export const closestOf = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Capturing, on the window: before every listener of React, also for events that do not bubble. */
export const listen = <Name extends keyof WindowEventMap>(
  names: readonly Name[],
  listener: (event: WindowEventMap[Name]) => void,
  signal?: AbortSignal,
): void => {
  for (const name of names) addEventListener(name, listener, { capture: true, signal });
};

/** With another button or a modifier key the browser opens a new tab or window, or saves the address. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

import { listen } from './page-script/events.ts';

/**
 * The events at which React hydrates the rest of the page in one task, as react-dom lists them. Left out are
 * `drop` and `reset`: no control of the page handles them before hydration.
 */
export const hiddenEvents = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel'],
  ...['mousedown', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'dragstart', 'dragend'],
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change'],
  ...['compositionstart', 'compositionend', 'copy', 'cut', 'paste'],
] as const;

const untilHydration = new AbortController();

/**
 * Hides these events from React until the page is hydrated. Otherwise a slow phone would show a press only
 * after the whole hydration, almost a second later. The browser and the capturing listeners of the page
 * script handle the press as before hydration. A submit button is the exception, because only React can check
 * and send a form without a new page.
 */
export function hideEventsUntilHydration(): void {
  for (const name of hiddenEvents)
    listen(
      name as keyof WindowEventMap,
      (event) => {
        if (!(event.target as Element).closest?.('[type=submit]')) event.stopPropagation();
      },
      untilHydration.signal,
    );
}

export const stopHidingEvents = (): void => untilHydration.abort();

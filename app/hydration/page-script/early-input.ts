import { clearBusy, markBusy } from './busy.ts';
import { closestOf, listen, pageState } from './events.ts';
import type { App } from './start-app.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type EarlyValues = Map<Field, string>;
export type EarlyInput = {
  button?: HTMLElement;
  values: EarlyValues;
  /** Starts React at once. */
  run: () => void;
  /** Called once React is hydrated. */
  stop: () => void;
};

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Buttons that work without React. */
const handledHere = '[commandfor],[data-rail-move],[data-dismiss]';

/**
 * A slow phone shows the page long before React runs, and visitors press and type at once. Until React is hydrated
 * (`replay-early-input.ts`), the last pressed button that needs React and every chosen or typed value are recorded; islands record theirs
 * until their own code has loaded (island.tsx). A press on a link is recorded only if it has `data-replay-click`, because links work
 * without React.
 */
export function earlyInput(app: App, ends: AbortController): EarlyInput {
  const early: EarlyInput = {
    values: new Map(),
    run: app.run,
    stop: () => {
      ends.abort();
      // From now on the router restores scroll positions, which need the real heights (first-screen.ts).
      delete pageState.layout;
    },
  };
  listen(
    ['click'],
    (event) => {
      const button = closestOf(event, `button[type=button]:not(${handledHere}),[data-replay-click]`);
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      early.button = button;
      clearBusy();
      markBusy(button);
      pageState.waitingFor = 'react';
      app.run();
    },
    ends.signal,
  );
  listen(
    ['input'],
    ({ target }) => {
      const field = target as Field;
      if (field.matches('select,textarea,input:not([type=file],[type=checkbox],[type=radio])'))
        early.values.set(field, field.value);
    },
    ends.signal,
  );
  ends.signal.addEventListener('abort', clearBusy);
  return early;
}

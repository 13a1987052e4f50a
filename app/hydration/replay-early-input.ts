import { stopHidingEvents } from './hide-events.ts';
import type { Field } from './page-script/react-start/record-input.ts';

/** Dispatches input and change events for values that were entered before hydration. */
export function replayValues(values: Iterable<[Field, string]>) {
  for (const [field, value] of values) {
    // React stores the value at hydration and ignores events without a change. It counts the field as changed
    // when the field is emptied through React's own setter and filled through the prototype's setter.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Called after hydration: replays what was pressed and entered before
 * (`page-script/react-start/early-input.ts`).
 */
export function replayEarlyInput() {
  stopHidingEvents();
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  // From now on the router restores scroll positions, which need the real heights
  // (page-script/first-screen.ts). In a task of its own, because the browser computes many styles again.
  setTimeout(() => delete document.documentElement.dataset.layout);
  window.earlyInput = undefined;
  replayValues(early.values);
  // After the re-render in which components read browser-only state (`use-hydrated.ts`).
  queueMicrotask(() => early.button?.click());
}

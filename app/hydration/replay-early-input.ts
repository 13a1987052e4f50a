/**
 * A slow phone shows the page long before its scripts run, and visitors click and type at once. The last clicked button and
 * every chosen or typed value are recorded until React is hydrated; islands record theirs until their own code has loaded
 * (island.tsx). A link works without React, so its clicks are not recorded unless it has `data-replay-click`.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type EarlyValues = Map<Field, string>;

declare global {
  interface Window {
    earlyInput?: { button?: HTMLElement; values: EarlyValues; stop: () => void };
  }
}

/** Inlined in the head, so that it listens before the first paint. */
export const captureEarlyInputScript = `(()=>{
const early=window.earlyInput={values:new Map(),stop(){removeEventListener('click',press,true);removeEventListener('input',type,true)}};
function press(e){const b=e.target.closest&&e.target.closest('button[type=button],[role=tab],[data-replay-click]');if(!b)return;e.preventDefault();e.stopPropagation();early.button=b;document.documentElement.dataset.hydrating=''}
function type(e){const f=e.target;if(f.matches('select,textarea,input:not([type=file],[type=checkbox],[type=radio])'))early.values.set(f,f.value)}
addEventListener('click',press,true);addEventListener('input',type,true)})()`;

/** Dispatches input and change events for values that were entered before hydration. */
export function replayValues(values: EarlyValues) {
  for (const [field, value] of values) {
    // React stores the value at hydration and ignores events without a change. It counts the field as changed when the
    // field is emptied through React's own setter and filled through the prototype's setter.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Called once, after hydration. */
export function replayEarlyInput() {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  window.earlyInput = undefined;
  delete document.documentElement.dataset.hydrating;
  replayValues(early.values);
  // After the re-render in which components read browser-only state (`use-hydrated.ts`).
  queueMicrotask(() => early.button?.click());
}

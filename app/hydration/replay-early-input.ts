/**
 * A slow phone shows the page long before its scripts run, and people press and type at once. The last button pressed and
 * every value chosen or typed are recorded until React listens; islands record theirs a little longer (island.tsx). A link
 * works without React; one that does more says `data-replay-click`.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type EarlyValues = Map<Field, string>;

declare global {
  interface Window {
    earlyInput?: { button?: HTMLElement; values: EarlyValues; stop: () => void };
  }
}

/** Inlined in the head, so that it listens from the first paint on. */
export const captureEarlyInputScript = `(()=>{
const early=window.earlyInput={values:new Map(),stop(){removeEventListener('click',press,true);removeEventListener('input',type,true)}};
function press(e){const b=e.target.closest&&e.target.closest('button[type=button],[role=tab],[data-replay-click]');if(!b)return;e.preventDefault();e.stopPropagation();early.button=b;document.documentElement.dataset.hydrating=''}
function type(e){const f=e.target;if(f.matches('select,textarea,input:not([type=file],[type=checkbox],[type=radio])'))early.values.set(f,f.value)}
addEventListener('click',press,true);addEventListener('input',type,true)})()`;

/** Reports to React values that were in the fields before it listened. */
export function replayValues(values: EarlyValues) {
  for (const [field, value] of values) {
    // React remembers the value at hydration and ignores events without a change. Emptied through React's own setter and
    // filled through the prototype's, the field counts as changed.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Called once React listens: repeats the recorded input. */
export function replayEarlyInput() {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  window.earlyInput = undefined;
  delete document.documentElement.dataset.hydrating;
  replayValues(early.values);
  // A moment later: components are just learning what only the browser knows (`use-hydrated.ts`).
  queueMicrotask(() => early.button?.click());
}

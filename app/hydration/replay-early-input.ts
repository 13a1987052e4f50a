/**
 * A slow phone shows the page long before its scripts run, and people press and type at once. This keeps the last button
 * pressed and every value chosen or typed until React is there to hear them; islands keep theirs a little longer
 * (islands/island.tsx). A link does its work without React; one that does more says `data-press-kept`.
 */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
export type EarlyValues = Map<Field, string>;

declare global {
  interface Window {
    earlyPresses?: { button?: HTMLElement; values: EarlyValues; stop: () => void };
  }
}

/** Inlined in the head, so that it listens from the first paint on. */
export const captureEarlyInputScript = `(()=>{
const kept=window.earlyPresses={values:new Map(),stop(){removeEventListener('click',press,true);removeEventListener('input',type,true)}};
function press(e){const b=e.target.closest&&e.target.closest('button[type=button],[role=tab],[data-press-kept]');if(!b)return;e.preventDefault();e.stopPropagation();kept.button=b;document.documentElement.dataset.waking=''}
function type(e){const f=e.target;if(f.matches('select,textarea,input:not([type=file],[type=checkbox],[type=radio])'))kept.values.set(f,f.value)}
addEventListener('click',press,true);addEventListener('input',type,true)})()`;

/** Tells React of a value that was there before it listened. */
export function replayValues(values: EarlyValues) {
  for (const [field, value] of values) {
    // React noted what stood in the field when it arrived. Emptied through its own bookkeeping and filled past it, the
    // field has changed in its eyes.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Called once React listens: what was done before happens now. */
export function repeatEarlyPresses() {
  const kept = window.earlyPresses;
  if (!kept) return;
  kept.stop();
  window.earlyPresses = undefined;
  delete document.documentElement.dataset.waking;
  replayValues(kept.values);
  // A moment later: components are just learning what only the browser knows (`use-hydrated.ts`).
  queueMicrotask(() => kept.button?.click());
}

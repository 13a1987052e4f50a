/**
 * A slow phone shows the page long before its scripts run, and people press at once. This keeps the last button pressed
 * and the last choice made until React is there to hear them; islands keep theirs a little longer (islands/island.tsx).
 */
declare global {
  interface Window {
    earlyPresses?: {
      button?: HTMLElement;
      choice?: { field: HTMLSelectElement; value: string };
      stop: () => void;
    };
  }
}

/** Inlined in the head, so that it listens from the first paint on. */
export const earlyPressesScript = `(()=>{
const kept=window.earlyPresses={stop(){removeEventListener('click',press,true);removeEventListener('change',choose,true)}};
function press(e){const b=e.target.closest&&e.target.closest('button[type=button],[role=tab]');if(!b)return;e.preventDefault();e.stopPropagation();kept.button=b}
function choose(e){const s=e.target;if(s.tagName==='SELECT')kept.choice={field:s,value:s.value}}
addEventListener('click',press,true);addEventListener('change',choose,true)})()`;

/** Called once React listens: what was done before happens now. */
export function repeatEarlyPresses() {
  const kept = window.earlyPresses;
  if (!kept) return;
  kept.stop();
  window.earlyPresses = undefined;
  if (kept.choice) {
    const { field, value } = kept.choice;
    // Past React's own bookkeeping, which would otherwise see no change.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  kept.button?.click();
}

import { type RefObject, useEffect } from 'react';

/**
 * A control may have another value than the server rendered: the browser restored it (Firefox on reload,
 * Chromium on Back), or the visitor chose it before hydration. React does not compare the values, so the page
 * and its control would differ. Such a value is handled as the visitor's choice.
 */
export function useValueBeforeHydration(
  control: RefObject<HTMLElement | null>,
  rendered: string,
  onChoice: (value: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value at hydration counts
  useEffect(() => {
    const root = control.current;
    const field = root?.matches('select') ? root : root?.querySelector('input:checked');
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
    // The visitor chose it before hydration, so replay-early-input.ts replays it.
    if (window.earlyInput?.values.has(field)) return;
    if (field.value !== rendered) onChoice(field.value);
  }, []);
}

import { type RefObject, useEffect } from 'react';

/**
 * A control may hold another value than the server rendered: the browser restored it (Firefox on reload, Chromium on Back),
 * or the visitor chose it before hydration. React does not compare them, so the page would show one thing and its control
 * say another. Such a value is taken for the visitor's choice.
 */
export function useValueBeforeHydration(
  control: RefObject<HTMLElement | null>,
  rendered: string,
  onChoice: (value: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there when React arrived
  useEffect(() => {
    const root = control.current;
    const field = root?.matches('select') ? root : root?.querySelector('input:checked');
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return;
    // Chosen by the visitor before hydration: replay-early-input.ts repeats it.
    if (window.earlyInput?.values.has(field)) return;
    if (field.value !== rendered) onChoice(field.value);
  }, []);
}

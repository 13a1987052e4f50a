import { type RefObject, useEffect } from 'react';

/**
 * A select may have another value than the server rendered: the browser restored it (Firefox on reload,
 * Chromium on Back), or the visitor chose it before hydration. React does not compare the values, so the page
 * and its select would differ. Such a value is handled as the visitor's choice.
 */
export function useValueBeforeHydration(
  select: RefObject<HTMLSelectElement | null>,
  rendered: string,
  onChoice: (value: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the value at hydration counts
  useEffect(() => {
    const field = select.current;
    // A value in `earlyInput` was chosen before hydration, and replay-early-input.ts replays it.
    if (!field || window.earlyInput?.values.has(field)) return;
    if (field.value !== rendered) onChoice(field.value);
  }, []);
}

import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a dialog is open, or open and modal (`open-modal.ts`). The attribute is observed, because React
 * does not attach `onToggle` to a hydrated dialog (facebook/react#37261) and Safari before 26 has no such
 * event.
 */
export function useDialogOpen(ref: RefObject<HTMLDialogElement | null>, isModal = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      if (ref.current) observer.observe(ref.current, { attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => ref.current?.open === true && !(isModal && ref.current.popover),
    () => false,
  );
}

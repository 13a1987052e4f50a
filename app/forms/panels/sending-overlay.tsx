import { useEffect, useRef } from 'react';
import { cx } from '#app/components/ui/class-names.ts';
import { showPopover } from '#app/components/ui/overlays/show-popover.ts';
import { Spinner } from '#app/components/ui/spinner.tsx';

/** Covers the screen and locks scrolling while a form is sent. A popover also covers an open dialog. */
export function SendingOverlay({ isShown, label }: { isShown: boolean; label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const overlay = ref.current;
    const root = document.documentElement;
    showPopover(overlay, true);
    root.dataset.scrollLocked = '';
    return () => {
      showPopover(overlay, false);
      delete root.dataset.scrollLocked;
    };
  }, [isShown]);
  return (
    <div
      ref={ref}
      popover="manual"
      role="status"
      className={cx(
        'fixed inset-0 z-50 m-0 h-dvh max-h-none w-dvw max-w-none place-items-center bg-cream/75 text-wine select-none',
        isShown ? 'grid' : 'hidden',
      )}
    >
      {isShown && (
        <p className="grid min-w-52 justify-items-center gap-5 rounded-lg bg-paper px-12 py-10 font-display text-xl shadow-lift">
          <Spinner className="size-16" />
          {label}
        </p>
      )}
    </div>
  );
}

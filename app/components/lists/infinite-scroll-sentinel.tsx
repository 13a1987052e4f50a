import { useEffect, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';

/**
 * An observer reports changes only, so a jump from above the sentinel to below it would not be reported. With this
 * margin everything above the end of the viewport counts as near.
 */
const rootMargin = '1000000px 0px 900px';

/**
 * Placed at the end of a growing list; calls `onNear` when the visitor comes near. It needs a new key after each
 * addition.
 */
export function InfiniteScrollSentinel({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // IntersectionObserver reports late: by then the list may have grown and another sentinel may be at its end.
        if (entry?.isIntersecting && entry.target.isConnected) latest.current();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" data-list-end="" className="h-px" />;
}

import { useEffect, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';

/**
 * An observer only reports a change, so a jump from above the marker to below it would go unnoticed: everything above the
 * viewport's end counts as near, however far up.
 */
const reach = '1000000px 0px 900px';

/** Stands at the end of a growing list and says when the visitor comes near. Give it a new key with each addition. */
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
      { rootMargin: reach },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" data-list-end="" className="h-px" />;
}

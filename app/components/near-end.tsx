import { useEffect, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';

/** Stands at the end of a growing list and says when the visitor comes near. Give it a new key with each addition. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Told a moment after it was seen: by then the list may have grown, and another stand at its end.
        if (entry?.isIntersecting && entry.target.isConnected) latest.current();
      },
      { rootMargin: '0px 0px 900px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" className="h-px" />;
}

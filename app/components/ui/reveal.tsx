import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';

type Props = { children: ReactNode; className?: string; threshold?: number; order?: number };

/**
 * Rises and fades in the first time it enters the viewport. An element that is already in the viewport is not
 * animated, and without scripts none is: visible content is never hidden again.
 */
export function Reveal({ children, className, threshold = 0.2, order = 0 }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The observer measures the position: reading it here, after another `Reveal` has changed its styles,
    // would make the browser compute the layout once for each of them.
    let isWaiting = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!isWaiting && entry.boundingClientRect.top < window.innerHeight) return observer.disconnect();
        isWaiting = true;
        element.dataset.reveal = entry.isIntersecting ? 'shown' : 'waiting';
        if (entry.isIntersecting) observer.disconnect();
      },
      // A fifth of a tall element may not fit on a small screen, so its threshold is smaller.
      { threshold: [Math.min(threshold, (window.innerHeight * 0.5) / Math.max(1, element.offsetHeight))] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [threshold]);
  return (
    <div ref={ref} className={className} style={{ '--reveal-order': order } as CSSProperties}>
      {children}
    </div>
  );
}

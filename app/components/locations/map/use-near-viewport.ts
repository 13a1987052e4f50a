import { type RefObject, useEffect, useState } from 'react';

/** True once the element has come near the viewport. */
export function useNearViewport(ref: RefObject<Element | null>, distance = '400px'): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: distance },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, distance]);
  return isNear;
}

import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';

const advanceEvery = 3000;

/** The time for which the page was visible before hydration. It counts for the first round. */
const visibleBeforeHydrationMs = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0;
};

/** Calls `advance` every three seconds; a pause or a new `round` restarts the three seconds. */
export function useAutoAdvance(advance: () => void, isPaused: boolean, round: unknown) {
  const latest = useLatest(advance);
  const isFirstRound = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the timer
  useEffect(() => {
    const elapsed = isFirstRound.current ? visibleBeforeHydrationMs() : 0;
    isFirstRound.current = false;
    if (isPaused) return;
    const timer = setTimeout(() => latest.current(), Math.max(0, advanceEvery - elapsed));
    return () => clearTimeout(timer);
  }, [isPaused, round]);
}

/** Focus from a mouse click or a touch does not count, so that the row continues when the pointer leaves. */
export function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHoveredOrFocused: isHovered || isFocused,
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused((event.target as Element).matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

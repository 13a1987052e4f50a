import { useEffect, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';
import { useHydrated } from '#app/hydration/use-hydrated.ts';

const advanceEvery = 3000;

/** A page is looked at before React wakes on it (`app/hydration/start-on-intent.ts`); that time counts. */
const timeLookedAt = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0;
};

/** Calls `advance` every three seconds; being held, or a new `round`, starts the three seconds again. */
export function useAutoAdvance(advance: () => void, isHeld: boolean, round: unknown) {
  const latest = useLatest(advance);
  const isFirstRound = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the timer
  useEffect(() => {
    const lookedAt = isFirstRound.current ? timeLookedAt() : 0;
    isFirstRound.current = false;
    if (isHeld) return;
    const timer = setTimeout(() => latest.current(), Math.max(0, advanceEvery - lookedAt));
    return () => clearTimeout(timer);
  }, [isHeld, round]);
}

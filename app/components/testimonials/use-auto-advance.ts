import { useEffect } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';

export const advanceEvery = 3000;

/** Calls `advance` every three seconds; being held, or a new `round`, starts the three seconds again. */
export function useAutoAdvance(advance: () => void, isHeld: boolean, round: unknown) {
  const latest = useLatest(advance);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round restarts the timer
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => latest.current(), advanceEvery);
    return () => clearInterval(timer);
  }, [isHeld, round]);
}

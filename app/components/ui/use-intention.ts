import { useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

const restingMs = 80;

/**
 * Tells what a visitor is about to choose: a pointer or the keyboard rests on it, or a finger comes down on it.
 * A tenth of a second before the choice itself, which is often all that a question needs.
 */
export function useIntention<Choice>(onIntention: ((choice: Choice) => void) | undefined) {
  const latest = useLatest(onIntention);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (choice: Choice) => {
    const tell = () => latest.current?.(choice);
    const tellIfItRests = () => {
      forget();
      timer.current = setTimeout(tell, restingMs);
    };
    return {
      onPointerEnter: tellIfItRests,
      onPointerLeave: forget,
      onPointerDown: tell,
      onFocus: tellIfItRests,
      onBlur: forget,
    };
  };
}

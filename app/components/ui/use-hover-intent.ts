import { useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

const restingMs = 80;

/**
 * Reports what a visitor is about to choose: the pointer or the keyboard focus rests on it, or a finger
 * touches it. That is about a tenth of a second before the choice, which is often long enough for a request.
 */
export function useHoverIntent<Choice>(onIntent: ((choice: Choice) => void) | undefined) {
  const latest = useLatest(onIntent);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (choice: Choice) => {
    const report = () => latest.current?.(choice);
    const reportAfterRest = () => {
      cancel();
      timer.current = setTimeout(report, restingMs);
    };
    return {
      onPointerEnter: reportAfterRest,
      onPointerLeave: cancel,
      onPointerDown: report,
      onFocus: reportAfterRest,
      onBlur: cancel,
    };
  };
}

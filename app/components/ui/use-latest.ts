import { useLayoutEffect, useRef } from 'react';

/** What a value was at the last render that reached the screen, for timers and observers that outlive renders. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

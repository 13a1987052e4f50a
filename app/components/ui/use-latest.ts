import { useLayoutEffect, useRef } from 'react';

/** The value of the last committed render, for timers and observers that outlive a render. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

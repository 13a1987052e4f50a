import { type PointerEvent, useEffect, useReducer } from 'react';
import { initialOverlay, overlayAfter } from './overlay-rule.ts';

const halfOf = (event: PointerEvent<HTMLElement>): 'top' | 'bottom' => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY - top < height / 2 ? 'top' : 'bottom';
};

/** The overlay rule with its timer. */
export function useOverlay() {
  const [state, send] = useReducer(overlayAfter, initialOverlay);
  useEffect(() => {
    if (state.fadeAfter === null) return;
    const timer = setTimeout(() => send({ type: 'faded' }), state.fadeAfter);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    isVisible: state.isVisible,
    send,
    followPointer: (event: PointerEvent<HTMLElement>) => send({ type: 'pointer', half: halfOf(event) }),
  };
}

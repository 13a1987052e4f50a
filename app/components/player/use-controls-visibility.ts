import { type PointerEvent, useEffect, useReducer } from 'react';
import { initialVisibility, visibilityAfter } from './controls-visibility.ts';

const halfOf = (event: PointerEvent<HTMLElement>): 'top' | 'bottom' => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY - top < height / 2 ? 'top' : 'bottom';
};

export function useControlsVisibility() {
  const [state, send] = useReducer(visibilityAfter, initialVisibility);
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

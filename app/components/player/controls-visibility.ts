import { type MouseEvent, type PointerEvent, useEffect, useReducer } from 'react';

/** What changes the visibility of the controls over a film. */
export type VisibilityEvent =
  | { type: 'pointer'; half: 'top' | 'bottom' }
  /** A key was pressed or a control focused: this shows the controls for visitors without a pointer. */
  | { type: 'keyboard' }
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'faded' };

export type ControlsVisibility = {
  isVisible: boolean;
  isPaused: boolean;
  /** Milliseconds from now until the controls fade; null means that they do not change. */
  fadeAfterMs: number | null;
};

const fadeDelayMs = { resting: 3000, leaving: 1000 } as const;

export const initialVisibility: ControlsVisibility = { isVisible: true, isPaused: true, fadeAfterMs: null };

/**
 * The controls stay visible while the film is paused. A pointer in the top half shows them. They fade 3
 * seconds later, or 1 second after the pointer moved to the bottom half.
 */
export function visibilityAfter(state: ControlsVisibility, event: VisibilityEvent): ControlsVisibility {
  switch (event.type) {
    case 'paused':
      return { isVisible: true, isPaused: true, fadeAfterMs: null };
    case 'played':
      // Playing again after buffering does not show the controls.
      return state.isPaused ? { isVisible: true, isPaused: false, fadeAfterMs: fadeDelayMs.resting } : state;
    case 'faded':
      return state.isPaused ? state : { ...state, isVisible: false, fadeAfterMs: null };
    case 'keyboard':
      return state.isPaused ? state : { ...state, isVisible: true, fadeAfterMs: fadeDelayMs.resting };
    case 'pointer':
      if (state.isPaused) return state;
      if (event.half === 'top') return { ...state, isVisible: true, fadeAfterMs: fadeDelayMs.resting };
      // The controls are already fading: further movement in the lower half must not restart the timer.
      if (!state.isVisible || state.fadeAfterMs === fadeDelayMs.leaving) return state;
      return { ...state, fadeAfterMs: fadeDelayMs.leaving };
  }
}

export const halfOf = (event: MouseEvent): 'top' | 'bottom' => {
  const { top, height } = event.currentTarget.getBoundingClientRect();
  return event.clientY - top < height / 2 ? 'top' : 'bottom';
};

export function useControlsVisibility() {
  const [state, send] = useReducer(visibilityAfter, initialVisibility);
  useEffect(() => {
    if (state.fadeAfterMs === null) return;
    const timer = setTimeout(() => send({ type: 'faded' }), state.fadeAfterMs);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    isVisible: state.isVisible,
    send,
    followPointer: (event: PointerEvent<HTMLElement>) => send({ type: 'pointer', half: halfOf(event) }),
  };
}

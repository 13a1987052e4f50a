/** When the controls over a film are visible: a pure function without React or timers. */
export type OverlayEvent =
  | { type: 'pointer'; half: 'top' | 'bottom' }
  /** A key pressed or a control focused: the visitor without a pointer asks for the controls the same way. */
  | { type: 'keyboard' }
  | { type: 'played' }
  | { type: 'paused' }
  | { type: 'faded' };

export type OverlayState = {
  isVisible: boolean;
  isPaused: boolean;
  /** Fade after this long, counted from now; null leaves things as they are. */
  fadeAfter: number | null;
};

const fadeDelay = { resting: 3000, leaving: 1000 } as const;

export const initialOverlay: OverlayState = { isVisible: true, isPaused: true, fadeAfter: null };

/**
 * Visible while the pointer is in the top half, hidden in the bottom half; fades after 3 seconds, or 1 second after the
 * pointer moved to the lower half; stays while paused.
 */
export function overlayAfter(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.type) {
    case 'paused':
      return { isVisible: true, isPaused: true, fadeAfter: null };
    case 'played':
      // Playing on after a moment of buffering is no news.
      return state.isPaused ? { isVisible: true, isPaused: false, fadeAfter: fadeDelay.resting } : state;
    case 'faded':
      return state.isPaused ? state : { ...state, isVisible: false, fadeAfter: null };
    case 'keyboard':
      return state.isPaused ? state : { ...state, isVisible: true, fadeAfter: fadeDelay.resting };
    case 'pointer':
      if (state.isPaused) return state;
      if (event.half === 'top') return { ...state, isVisible: true, fadeAfter: fadeDelay.resting };
      // Already on its way out: further movement down there must not keep it.
      if (!state.isVisible || state.fadeAfter === fadeDelay.leaving) return state;
      return { ...state, fadeAfter: fadeDelay.leaving };
  }
}

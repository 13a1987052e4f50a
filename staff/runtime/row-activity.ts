/** Also the button of held rows, which must not vanish under a press or before a Tab reaches it. */
const rows = '[data-rows], [data-held-rows]';
/** Time after the last touch or pointer movement over the rows until they may move again. */
const idleAfterMs = 2_000;
const checkEveryMs = 500;

let pointerActiveAt = Number.NEGATIVE_INFINITY;
const isFocusInRows = () => Boolean(document.activeElement?.closest(rows));

const hasSelection = () => document.querySelector('[data-select]:checked') !== null;

/** Whether a member works in the rows: focus, a pointer just over them, or a selection. */
export const isInRows = (): boolean =>
  isFocusInRows() || hasSelection() || performance.now() - pointerActiveAt < idleAfterMs;

const onPointerActivity = ({ target }: Event) => {
  if ((target as Element).closest?.(rows)) pointerActiveAt = performance.now();
};
const pointerEvents = ['pointermove', 'pointerdown', 'touchmove'] as const;

/** Calls `onLeft` regularly while no member works in the rows. */
export const watchRowActivity = (onLeft: () => void, signal: AbortSignal) => {
  const timer = setInterval(() => !isInRows() && onLeft(), checkEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const type of pointerEvents)
    document.addEventListener(type, onPointerActivity, { passive: true, signal });
};

/** Also the button that shows newer rows, which must not vanish under a press or before a Tab reaches it. */
const rows = '[data-rows], [data-newer-rows]';
/**
 * How long rows hold still under a pointer that rests on them, or after a touch: longer than somebody reads a
 * row before the press. A pointer that leaves them releases them at once.
 */
const idleAfterMs = 5_000;
const checkEveryMs = 500;

let pointerActiveAt = Number.NEGATIVE_INFINITY;
const isFocusInRows = () => Boolean(document.activeElement?.closest(rows));

/** Whoever writes a note is not about to press a row, wherever the pointer rests. */
const isTyping = () => document.activeElement?.matches('textarea') === true;
const isPointerInRows = () => !isTyping() && performance.now() - pointerActiveAt < idleAfterMs;

const hasSelection = () => document.querySelector('[data-select]:checked') !== null;

/** Whether a member works in the rows: focus, a pointer just over them, or a selection. */
export const isInRows = (): boolean => isFocusInRows() || hasSelection() || isPointerInRows();

const onPointerActivity = ({ target }: Event) => {
  const isOverRows = (target as Element).closest?.(rows);
  pointerActiveAt = isOverRows ? performance.now() : Number.NEGATIVE_INFINITY;
};
const pointerEvents = ['pointermove', 'pointerdown', 'touchmove'] as const;

/** Calls `onLeft` regularly while no member works in the rows. */
export const watchRowActivity = (onLeft: () => void, signal: AbortSignal) => {
  const timer = setInterval(() => !isInRows() && onLeft(), checkEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const type of pointerEvents)
    document.addEventListener(type, onPointerActivity, { passive: true, signal });
};

/** A finger's press ends with the click that follows it, some moments after the finger has left; one that slides away has none. */
const clickFollowsWithin = 300;

let isPressed = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const end = () => {
  isPressed = false;
  const acts = waiting;
  waiting = [];
  for (const act of acts) {
    try {
      act();
    } catch (error) {
      // One field's judgement that fails must not keep the others from theirs.
      console.error(error);
    }
  }
};
const endIn = (ms: number) => {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
};

if (typeof window !== 'undefined') {
  const listen = (type: string, hear: () => void) =>
    window.addEventListener(type, hear, { capture: true, passive: true });
  listen('pointerdown', () => {
    clearTimeout(timer);
    isPressed = true;
  });
  listen('click', () => endIn(0));
  for (const type of ['pointerup', 'pointercancel']) listen(type, () => endIn(clickFollowsWithin));
}

/**
 * Leaving a field by pressing elsewhere shows the field's error, and that moves whatever is below: the button under the
 * pointer would be gone before it is released. So the judgement waits for the end of the press.
 */
export const afterPointerUp = (act: () => void): void => {
  if (isPressed) waiting.push(act);
  else act();
};

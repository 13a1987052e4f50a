/** On touch screens the click comes some time after pointerup. A finger that slides away causes no click. */
const clickDelayMs = 300;

let isPressed = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const end = () => {
  isPressed = false;
  const callbacks = waiting;
  waiting = [];
  for (const callback of callbacks) {
    try {
      callback();
    } catch (error) {
      // An error in the validation of one field must not stop the validation of the others.
      console.error(error);
    }
  }
};
const endIn = (ms: number) => {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
};

if (typeof window !== 'undefined') {
  const listen = (type: string, listener: () => void) =>
    window.addEventListener(type, listener, { capture: true, passive: true });
  listen('pointerdown', () => {
    clearTimeout(timer);
    isPressed = true;
  });
  listen('click', () => endIn(0));
  for (const type of ['pointerup', 'pointercancel']) listen(type, () => endIn(clickDelayMs));
}

/**
 * A press outside a field blurs it and shows its error, which moves the content below: the button under the
 * pointer would move away before pointerup, and no click would follow. So validation waits for the end of the
 * press.
 */
export const afterPointerUp = (callback: () => void): void => {
  if (isPressed) waiting.push(callback);
  else callback();
};

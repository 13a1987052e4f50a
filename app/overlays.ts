/**
 * What opens by itself (popup, promotion) must never lie on top of anything else, nor interrupt someone who is typing.
 * Whoever may open holds the floor until it lets go.
 */
let isTaken = false;

const isBusy = () =>
  isTaken ||
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, select') === true;

/** True when the floor is yours; then call `leaveFloor` once you are done. */
export const takeFloor = (): boolean => {
  if (isBusy()) return false;
  isTaken = true;
  return true;
};

export const leaveFloor = (): void => {
  isTaken = false;
};

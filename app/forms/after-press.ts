let isPressed = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true });
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, () => setTimeout(() => (isPressed = false)), {
      capture: true,
      passive: true,
    });
}

/**
 * Leaving a field by pressing the mouse elsewhere shows the field's error, and that moves whatever is below: the button
 * under the pointer would be gone before it is released. So the judgement waits for the end of the press.
 */
export const afterPress = (act: () => void): void => {
  if (isPressed) window.addEventListener('pointerup', () => setTimeout(act), { once: true });
  else act();
};

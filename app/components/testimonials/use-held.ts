import { type FocusEvent, useState } from 'react';

/**
 * Whether the pointer or the keyboard's focus is inside. Focus that a mouse or a finger left behind does not count:
 * after a press the row goes on as soon as the pointer has gone.
 */
export function useHeld() {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => setIsPointed(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: (event: FocusEvent) => setIsFocused((event.target as Element).matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

import { type FocusEvent, useState } from 'react';

/** Focus from a mouse click or a touch does not count, so that the row continues when the pointer leaves. */
export function useHoverOrFocus() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHoveredOrFocused: isHovered || isFocused,
    handlers: {
      onPointerEnter: (event: React.PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused((event.target as Element).matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

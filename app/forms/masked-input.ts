import { Maskito, type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { type Mask, masks, withoutCountry } from '#domain/forms/masks.ts';

const optionsOf = (mask: Mask): MaskitoOptions => ({
  mask: [...mask].map((slot) => (slot === '9' ? /\d/ : slot)),
  preprocessors:
    mask === masks.phone
      ? [
          ({ elementState, data }) => ({
            elementState: { ...elementState, value: withoutCountry(elementState.value) },
            data: withoutCountry(data),
          }),
        ]
      : [],
});

/** What the mask makes of a text that came all at once: from a draft, from the browser, from before we listened. */
export const masked = (mask: Mask, text: string): string => maskitoTransform(text, optionsOf(mask));

/**
 * Guides the typing in one input; the returned function lets go of it. `tell` hears what the field shows after every
 * change: what the guide itself writes there is no change in React's eyes, so a number that a browser filled in whole
 * would otherwise reach nobody.
 */
export const maskInput = (
  input: HTMLInputElement,
  mask: Mask,
  tell: (input: HTMLInputElement) => void,
): (() => void) => {
  const guide = new Maskito(input, optionsOf(mask));
  const heard = () => tell(input);
  input.addEventListener('input', heard);
  return () => {
    input.removeEventListener('input', heard);
    guide.destroy();
  };
};

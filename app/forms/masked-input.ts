import { Maskito, type MaskitoOptions } from '@maskito/core';
import { type Mask, masks } from '#domain/forms/masks.ts';

/** People paste and browsers fill in "+1 (954) 555-0142": the country's 1 is not part of our numbers. */
const withoutCountry = (typed: string) => {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : typed;
};

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

/** Guides the typing in one input; the returned function lets go of it. */
export const maskInput = (input: HTMLInputElement, mask: Mask): (() => void) => {
  const guide = new Maskito(input, optionsOf(mask));
  return () => guide.destroy();
};

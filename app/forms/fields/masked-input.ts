import { Maskito, type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { asOurDate, type Mask, masks, withoutCountry } from '#domain/forms/rules/masks.ts';

/**
 * Rewrites the text before the mask is applied: the country code 1 is removed when an eleventh digit comes,
 * and a separator after one digit of a date adds a zero. Only at the end of the text; in the middle the
 * visitor is correcting.
 */
const rewriting =
  (rewrite: (typed: string) => string): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    if (action === 'validation') return { elementState: { ...elementState, value: rewrite(value) }, data };
    const typed = value.slice(0, from) + data;
    const rewritten = rewrite(typed);
    if (action !== 'insert' || to < value.length || rewritten === typed) return { elementState, data };
    return { elementState: { value: '', selection: [0, 0] }, data: rewritten };
  };

const preprocessorsOf: Readonly<Record<Mask, MaskitoPreprocessor[]>> = {
  [masks.phone]: [rewriting(withoutCountry)],
  [masks.date]: [rewriting(asOurDate)],
  [masks.zip]: [],
};

const optionsOf = (mask: Mask): MaskitoOptions => ({
  mask: [...mask].map((slot) => (slot === '9' ? /\d/ : slot)),
  preprocessors: preprocessorsOf[mask],
});

/** Applies the mask to a whole text: from a draft, from autofill, or typed before hydration. */
export const masked = (mask: Mask, text: string): string => maskitoTransform(text, optionsOf(mask));

/**
 * Attaches a mask to an input; the returned function removes it. `onInput` is called after every change,
 * because React sees no change event for a value that Maskito writes, for example after autofill of a whole
 * number.
 */
export const maskInput = (
  input: HTMLInputElement,
  mask: Mask,
  onInput: (input: HTMLInputElement) => void,
): (() => void) => {
  const maskito = new Maskito(input, optionsOf(mask));
  const listener = () => onInput(input);
  input.addEventListener('input', listener);
  return () => {
    input.removeEventListener('input', listener);
    maskito.destroy();
  };
};

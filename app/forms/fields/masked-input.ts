import { Maskito, type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { asOurDate, type Mask, masks, withoutCountry } from '#domain/forms/masks.ts';

/**
 * Looks at what the field would hold before the mask is laid over it: the country's 1 goes when an eleventh digit comes, a
 * separator says that one digit of a date was all. Only at the end of the text; in its midst somebody is correcting.
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

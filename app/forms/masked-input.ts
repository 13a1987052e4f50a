import { Maskito, type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { asOurDate, type Mask, masks, withoutCountry } from '#domain/forms/masks.ts';

/**
 * The country's 1 goes where a number begins. One that stands there because the digit before it was taken away stays
 * until the next digit is put, so only a number that came whole is looked at again.
 */
const dropCountry: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const isTooLong = value.replace(/\D/g, '').length > 10;
  if (action === 'validation' && isTooLong)
    return { elementState: { ...elementState, value: withoutCountry(value) }, data };
  return { elementState, data: action === 'insert' && selection[0] === 0 ? withoutCountry(data) : data };
};

/** At the end of what is there, a separator says that one digit was all; in its midst somebody is correcting. */
const turnDate: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  if (action === 'validation') return { elementState: { ...elementState, value: asOurDate(value) }, data };
  const typed = value.slice(0, from) + data;
  const ours = asOurDate(typed);
  if (action !== 'insert' || to < value.length || ours === typed) return { elementState, data };
  return { elementState: { value: '', selection: [0, 0] }, data: ours };
};

const preprocessorsOf: Readonly<Record<Mask, MaskitoPreprocessor[]>> = {
  [masks.phone]: [dropCountry],
  [masks.date]: [turnDate],
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

import { type Mask, separated, withMask } from '#domain/forms/rules/masks.ts';

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The position after the given number of digits. */
const positionAfter = (text: string, digits: number): number => {
  let position = 0;
  for (let left = digits; left > 0 && position < text.length; position += 1)
    if (/\d/.test(text[position] as string)) left -= 1;
  return position;
};

/**
 * The browser's own setter. React overrides `value` of its inputs, and would miss a change that is made
 * through the override.
 */
const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/** Applies the mask of the field (`data-mask`) and keeps the caret behind the same digit. */
const applyMask = (input: HTMLInputElement, isDeletion: boolean): void => {
  const { value, selectionEnd } = input;
  const caret = selectionEnd ?? value.length;
  // In the middle of the text, and while deleting, the visitor is correcting: no zero is added to a date, and
  // a leading 1 is not a country code.
  const isCorrection = isDeletion || caret < value.length;
  const shown = (isCorrection ? separated : withMask)(input.dataset.mask as Mask, value);
  if (shown === value) return;
  setValue?.call(input, shown);
  if (isCorrection && document.activeElement === input) {
    const position = positionAfter(shown, digitsIn(value.slice(0, caret)));
    input.setSelectionRange(position, position);
  }
};

const onInput = (event: Event) => {
  const input = event.target as HTMLInputElement;
  const { isComposing, inputType } = event as InputEvent;
  // A text of an input method is masked when the visitor leaves the field.
  if (input.dataset?.mask && !isComposing) applyMask(input, inputType?.startsWith('delete') ?? false);
};

/**
 * The masks of all forms, with and without React. The listeners of React run later, so they get the masked
 * text. Some browsers that fill in a form send `change` without `input`.
 */
export function maskFields(): void {
  for (const type of ['input', 'change']) addEventListener(type, onInput, true);
  // Typed before this script was loaded.
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-mask]'))
    applyMask(input, false);
}

/** Input masks: 9 is a digit, every other character is inserted automatically. */
export const masks = {
  zip: '99999',
  date: '99/99/9999',
  phone: '999-999-9999',
} as const;
export type Mask = (typeof masks)[keyof typeof masks];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Visitors and autofill write "+1 (954) 555-0142". With eleven digits, the leading 1 is the country code. */
const withoutCountry = (typed: string): string =>
  digitsOf(typed).length > 10 ? typed.replace(/^\D*1\D*/, '') : typed;

/** Converts 2/9/1990 (one digit) and 1990-02-09 (ISO order) to 02/09/1990. */
const asOurDate = (typed: string): string =>
  typed
    .trimStart()
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})\s*$/, '$2/$3/$1')
    .replace(/^(\d)(?=[/. -])/, '0$1')
    .replace(/^(\d{2})[/. -]+(\d)(?=[/. -])/, '$1/0$2');

const beforeMask = (mask: Mask, typed: string): string => {
  if (mask === masks.phone) return withoutCountry(typed);
  return mask === masks.date ? asOurDate(typed) : typed;
};

/** The digits of a text with the separators of the mask so far. */
export const separated = (mask: Mask, text: string): string => {
  const digits = digitsOf(text);
  let shown = '';
  let used = 0;
  for (const slot of mask) {
    if (used === digits.length) break;
    shown += slot === '9' ? digits[used++] : slot;
  }
  return shown;
};

/** The text of a masked field after typing or pasting. */
export const withMask = (mask: Mask, typed: string): string => separated(mask, beforeMask(mask, typed));

/** The value with its mask; undefined if it has too few or too many digits. */
export const completeMask = (mask: Mask, value: string): string | undefined => {
  const shown = withMask(mask, value);
  const isWhole = shown.length === mask.length && digitsOf(beforeMask(mask, value)) === digitsOf(shown);
  return isWhole ? shown : undefined;
};

/** Applies the mask; a value with too few or too many digits does not change. */
export const maskIfComplete = <Value>(mask: Mask | undefined, value: Value): Value | string =>
  (mask && typeof value === 'string' && completeMask(mask, value)) || value;

/** Input masks as data: 9 stands for a digit, everything else is written for the visitor. */
export const masks = {
  zip: '99999',
  date: '99/99/9999',
  phone: '999-999-9999',
} as const;
export type Mask = (typeof masks)[keyof typeof masks];

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** People write and browsers fill in "+1 (954) 555-0142": the country's 1 is known by the eleventh digit. */
export const withoutCountry = (typed: string): string =>
  digitsOf(typed).length > 10 ? typed.replace(/^\D*1\D*/, '') : typed;

/** A month or day written with one digit, and a date in the order of machines, become ours: 2/9/1990 and 1990-02-09. */
export const asOurDate = (typed: string): string =>
  typed
    .trimStart()
    .replace(/^(\d{4})-(\d{1,2})-(\d{1,2})\s*$/, '$2/$3/$1')
    .replace(/^(\d)(?=[/. -])/, '0$1')
    .replace(/^(\d{2})[/. -]+(\d)(?=[/. -])/, '$1/0$2');

/** The text that a mask is laid over. */
const beforeMask = (mask: Mask, typed: string): string => {
  if (mask === masks.phone) return withoutCountry(typed);
  return mask === masks.date ? asOurDate(typed) : typed;
};

/** What a masked field shows for what was typed or pasted: digits only, separators added as they are reached. */
export const withMask = (mask: Mask, typed: string): string => {
  const digits = digitsOf(beforeMask(mask, typed));
  let shown = '';
  let used = 0;
  for (const slot of mask) {
    if (used === digits.length) break;
    shown += slot === '9' ? digits[used++] : slot;
  }
  return shown;
};

/** The value as the mask writes it; one with too few or too many digits stays as it was typed. */
export const maskIfComplete = <Value>(mask: Mask | undefined, value: Value): Value | string => {
  if (!mask || typeof value !== 'string') return value;
  const shown = withMask(mask, value);
  const isWhole = shown.length === mask.length && digitsOf(beforeMask(mask, value)) === digitsOf(shown);
  return isWhole ? shown : value;
};

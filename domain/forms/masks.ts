/** Input masks as data: 9 stands for a digit, everything else is written for the visitor. */
export const masks = {
  zip: '99999',
  date: '99/99/9999',
  phone: '999-999-9999',
} as const;
export type Mask = (typeof masks)[keyof typeof masks];

/** What a masked field shows for what was typed or pasted: digits only, separators added as they are reached. */
export const withMask = (mask: Mask, typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  let shown = '';
  let used = 0;
  for (const slot of mask) {
    if (used === digits.length) break;
    shown += slot === '9' ? digits[used++] : slot;
  }
  return shown;
};

/** People paste and browsers fill in "+1 (954) 555-0142": the country's 1 is not part of our numbers. */
export const withoutCountry = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : typed;
};

/** The fields that are guided while one types, on every page that has them. */
const maskOf: Readonly<Record<string, Mask>> = {
  phone: masks.phone,
  emergencyPhone: masks.phone,
  zip: masks.zip,
  zipCode: masks.zip,
  dateOfBirth: masks.date,
  classDate: masks.date,
};

/** A field as it would look had it been guided; one with too few or too many digits stays as it was typed. */
export const asGuided = <Value>(name: string, value: Value): Value | string => {
  const mask = maskOf[name];
  if (!mask || typeof value !== 'string') return value;
  const typed = mask === masks.phone ? withoutCountry(value) : value;
  const shown = withMask(mask, typed);
  return typed.replace(/\D/g, '').length === shown.replace(/\D/g, '').length && shown.length === mask.length
    ? shown
    : value;
};

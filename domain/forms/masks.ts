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

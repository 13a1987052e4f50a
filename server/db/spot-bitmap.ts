/** The taken mats of a class: one bit for each spot of the room's layout, as hexadecimal digits. */
const bitsPerDigit = 4;

export const packTaken = (indexes: readonly number[], capacity: number): string => {
  const digits = new Array<number>(Math.ceil(capacity / bitsPerDigit)).fill(0);
  for (const index of indexes) {
    if (index < 0 || index >= capacity) throw new RangeError(`spot ${index} of ${capacity}`);
    const digit = Math.floor(index / bitsPerDigit);
    digits[digit] = (digits[digit] as number) | (1 << (index % bitsPerDigit));
  }
  return digits.map((digit) => digit.toString(16)).join('');
};

export const isTaken = (taken: string, index: number): boolean => {
  const digit = Number.parseInt(taken[Math.floor(index / bitsPerDigit)] ?? '0', 16);
  return (digit & (1 << (index % bitsPerDigit))) !== 0;
};

/**
 * The key by which texts are sorted: without accents and case. No `Intl.Collator`: its first use is a
 * long task on a slow phone, and the browser's order could differ from that of the server's render.
 */
const sortKey = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export const compareText = (a: string, b: string): number => {
  const [first, second] = [sortKey(a), sortKey(b)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

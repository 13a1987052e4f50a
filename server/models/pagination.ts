/** One page of a longer list, counted from 1. */
export type PageRequest = { page: number; size: number };
export type Page<T> = { items: T[]; page: number; size: number; count: number; pages: number };

export const offsetOf = ({ page, size }: PageRequest): number => (page - 1) * size;

export const toPage = <T>(items: T[], { page, size }: PageRequest, count: number): Page<T> => ({
  items,
  page,
  size,
  count,
  pages: Math.ceil(count / size),
});

export const mapPage = <A, B>(page: Page<A>, change: (item: A) => B): Page<B> => ({
  ...page,
  items: page.items.map(change),
});

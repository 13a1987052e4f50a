import { type RootData, usePageData } from '#app/islands/page-data.ts';

/** The data that every page has. Undefined only on the error page of a failed root loader. */
export const useRootData = (): RootData | undefined => usePageData().root;

/** The same data in a route's `meta` function. */
export const rootDataOf = (
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): RootData | undefined => matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** The number of free classes of the active promo: 1 means one, every other value means three. */
export const freeClassCountOf = (root: RootData | undefined): number => root?.freeClassCount ?? 1;
export const useFreeClassCount = (): number => freeClassCountOf(useRootData());

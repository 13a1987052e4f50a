import { createContext, use, useState } from 'react';
import type { FormActionData } from '#app/forms/state/form-definition.ts';

/** Data of every page, read by the loader of app/root.tsx. */
export type RootData = {
  freeClassCount: number;
  origin: string;
  year: number;
  /** Id of our app in the App Store. */
  appStoreId: string | null;
  /** URL of the provider's booking page, if it has one. */
  bookingPage?: string;
};

/** The data of the page that its islands get. */
export type PageData = {
  pathname: string;
  /** The query that the server has rendered: the page cache drops parameters that the browser still has. */
  search: string;
  /** Undefined only on the error page of a failed root loader. */
  root: RootData | undefined;
  /** The response to a form that was posted without scripts. */
  action?: FormActionData | undefined;
};

/** Provided on the server only: around the whole page, and again around every island. */
export const PageDataContext = createContext<PageData | null>(null);

/** The id of the JSON element that passes the page to the browser. */
export const pageDataId = 'page-data';

let documentData: PageData | undefined;

/** The page: from the context on the server, from the document in the browser. */
export function usePageData(): PageData {
  const ofServer = use(PageDataContext);
  if (ofServer) return ofServer;
  const nothing = '{"pathname":"/","search":""}';
  documentData ??= JSON.parse(document.getElementById(pageDataId)?.textContent ?? nothing) as PageData;
  return documentData;
}

/** The data that every page has. Undefined only on the error page of a failed root loader. */
export const useRootData = (): RootData | undefined => usePageData().root;

/** The same data in a route's `meta` function. */
export const rootDataOf = (
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): RootData | undefined => matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** The number of free classes of the active promo: 1 means one, every other value means three. */
export const freeClassCountOf = (root: RootData | undefined): number => root?.freeClassCount ?? 1;
export const useFreeClassCount = (): number => freeClassCountOf(useRootData());

/**
 * The query for the first values of fields. In the browser it is the browser's own query, also during
 * hydration: React does not compare the values of fields with the server's.
 */
export function useFirstQuery(): URLSearchParams {
  const { search } = usePageData();
  const [query] = useState(
    () => new URLSearchParams(typeof window === 'undefined' ? search : window.location.search),
  );
  return query;
}

import { type UIMatch, useMatches } from 'react-router';

/**
 * What a route may say about the shell around it: `export const handle = { … } satisfies PageHandle`, or a function of
 * its address's parameters where one route has several faces.
 */
export type PageHandle = {
  navbar?: boolean;
  footer?: boolean;
  /** The footer's banner of the app, which a page that is itself about the app does not need twice. */
  tryUsOut?: boolean;
  /** The thin header of pages opened from inside the app. */
  appHeader?: boolean;
  promoBar?: boolean;
  /** On upcoming-location pages SIGN UP! leads to the form on the page itself. */
  signsUpOnPage?: boolean;
  /** The free-class popup stays away from pages that have a form of their own as their reason. */
  freeClassPopup?: boolean;
};

export type PageHandleOf = (params: UIMatch['params']) => PageHandle;

const everyday: Required<PageHandle> = {
  navbar: true,
  footer: true,
  tryUsOut: true,
  appHeader: false,
  promoBar: false,
  signsUpOnPage: false,
  freeClassPopup: true,
};

export function usePageHandle(): Required<PageHandle> {
  const matches = useMatches() as UIMatch<unknown, PageHandle | PageHandleOf | undefined>[];
  return Object.assign(
    {},
    everyday,
    ...matches.map(({ handle, params }) => (typeof handle === 'function' ? handle(params) : handle)),
  );
}

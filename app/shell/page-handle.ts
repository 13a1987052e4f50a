import { type UIMatch, useMatches } from 'react-router';
import type { PagePolicy } from '#domain/page-cache.ts';

/** The shell around a page. */
type ShellOptions = {
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

/**
 * What a route may say about itself: `export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle`. Without
 * `cache` its page is private. `forParams` is for a route whose shell depends on its path parameters.
 */
export type PageHandle = PagePolicy &
  ShellOptions & { forParams?: (params: UIMatch['params']) => ShellOptions };

const defaults: Required<ShellOptions> = {
  navbar: true,
  footer: true,
  tryUsOut: true,
  appHeader: false,
  promoBar: false,
  signsUpOnPage: false,
  freeClassPopup: true,
};

export function usePageHandle(): Required<ShellOptions> {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return Object.assign(
    {},
    defaults,
    ...matches.flatMap(({ handle, params }) => [handle, handle?.forParams?.(params)]),
  );
}

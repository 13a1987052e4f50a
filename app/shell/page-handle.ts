import { type UIMatch, useMatches } from 'react-router';
import type { PagePolicy } from '#domain/page-cache.ts';

/** Which parts of the shell a page has. */
type ShellOptions = {
  navbar?: boolean;
  footer?: boolean;
  /** The app banner of the footer; off on a page that is itself about the app. */
  tryUsOut?: boolean;
  /** The small header of pages that open inside the app. */
  appHeader?: boolean;
  promoBar?: boolean;
  /** On upcoming-location pages SIGN UP! leads to the form on the page itself. */
  signsUpOnPage?: boolean;
  /** The free-class popup does not open on pages whose main purpose is a form. */
  freeClassPopup?: boolean;
};

/**
 * The settings of a route: `export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle`. Without
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

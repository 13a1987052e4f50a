import { type UIMatch, useMatches } from 'react-router';
import type { PagePolicy } from '#domain/page-cache.ts';

/** Which parts of the shell a page has. */
type ShellOptions = {
  hasNavbar?: boolean;
  hasFooter?: boolean;
  /** The app banner of the footer; off on a page that is itself about the app. */
  hasTryUsOut?: boolean;
  /** The small header of pages that open inside the app. */
  hasAppHeader?: boolean;
  hasPromoBar?: boolean;
  /** The page has a form of its own to which SIGN UP! leads, as pages of upcoming studios have. */
  hasSignUpForm?: boolean;
  /** The free-class popup does not open on pages whose main purpose is a form. */
  hasFreeClassPopup?: boolean;
};

/**
 * The settings of a route: `export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle`.
 * Without `cache` its page is private. `forParams` is for a route whose shell depends on its path parameters.
 */
export type PageHandle = PagePolicy &
  ShellOptions & { forParams?: (params: UIMatch['params']) => ShellOptions };

const defaults: Required<ShellOptions> = {
  hasNavbar: true,
  hasFooter: true,
  hasTryUsOut: true,
  hasAppHeader: false,
  hasPromoBar: false,
  hasSignUpForm: false,
  hasFreeClassPopup: true,
};

export function usePageHandle(): Required<ShellOptions> {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[];
  return Object.assign(
    {},
    defaults,
    ...matches.flatMap(({ handle, params }) => [handle, handle?.forParams?.(params)]),
  );
}

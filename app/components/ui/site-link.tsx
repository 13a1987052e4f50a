import { type AnchorHTMLAttributes, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { InsideOverlay } from './overlays/overlay-history.ts';

/** Addresses that are not pages, so they need a full load. */
const serverAddresses = /^\/(app|get-app)(?:[/?#]|$)|\.(ics|xml|txt)(?:[?#]|$)/;

export const isServerAddress = (to: string): boolean => serverAddresses.test(to);

/** The path of the page that a link leads to; undefined for everything that the browser must open itself. */
export const pageOfLink = (target: EventTarget | null): string | undefined => {
  const link = (target as Element | null)?.closest?.('a');
  const to = link?.getAttribute('href');
  return !to?.startsWith('/') || link?.target || isServerAddress(to) ? undefined : to;
};

type Props = { to: string; children: ReactNode; 'data-replay-click'?: '' } & Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href'
>;

/** Any link of the site: pages are client-side navigations (prefetched on intent), everything else is a plain link. */
export function SiteLink({ to, children, ...rest }: Props) {
  const isInsideOverlay = use(InsideOverlay);
  const isOutside = /^[a-z][a-z0-9+.-]*:/i.test(to);
  if (isOutside) {
    const inNewWindow = /^https?:/i.test(to);
    return (
      <a href={to} {...(inNewWindow && { target: '_blank', rel: 'noopener' })} {...rest}>
        {children}
      </a>
    );
  }
  if (to.startsWith('#') || isServerAddress(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} prefetch="intent" replace={isInsideOverlay} {...rest}>
      {children}
    </Link>
  );
}

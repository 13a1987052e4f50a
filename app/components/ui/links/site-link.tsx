import { type AnchorHTMLAttributes, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { InsideOverlay } from '#app/components/ui/overlays/overlay-history.ts';
import { loadDocument } from './load-document.ts';

/** URLs that are not pages, so they need a full load. */
const serverUrls = /^\/(app|get-app)(?:[/?#]|$)|\.(ics|xml|txt)(?:[?#]|$)/;

export const isServerUrl = (to: string): boolean => serverUrls.test(to);

/** The path of the page that the router opens for a link; undefined if the browser must open it. */
export const pageOfLink = (target: EventTarget | null): string | undefined => {
  const link = (target as Element | null)?.closest?.('a');
  const to = link?.getAttribute('href');
  return !to?.startsWith('/') ||
    link?.matches('[target], [role=button], [data-loads-document]') ||
    isServerUrl(to)
    ? undefined
    : to;
};

type Props = {
  to: string;
  children: ReactNode;
  /** For links of an overlay that leave the page. */
  loadsDocument?: boolean;
  'data-replay-click'?: '';
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** Pages are client-side navigations, everything else is a plain link. */
export function SiteLink({ to, children, loadsDocument, ...rest }: Props) {
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
  if (to.startsWith('#') || isServerUrl(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={to}
      replace={isInsideOverlay}
      {...(loadsDocument && { 'data-loads-document': '', onClick: loadDocument })}
      {...rest}
    >
      {children}
    </Link>
  );
}

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { sitePath } from '#content/site-path.ts';

type Props = {
  to: string;
  children: ReactNode;
  /** For the links of the menu: Chromium prerenders their pages (app/shell/speculation-rules.ts). */
  isPrerendered?: boolean;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link in the language of the page; those to other sites open in a new window. */
export function SiteLink({ to, children, isPrerendered, ...rest }: Props) {
  return (
    <a
      href={sitePath(to)}
      {...(/^https?:/i.test(to) && { target: '_blank', rel: 'noopener' })}
      {...(isPrerendered && { 'data-prerender': '' })}
      {...rest}
    >
      {children}
    </a>
  );
}

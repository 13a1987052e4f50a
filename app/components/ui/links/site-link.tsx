import type { AnchorHTMLAttributes, ReactNode } from 'react';

type Props = {
  to: string;
  children: ReactNode;
  /** For the links of the menu: Chromium prerenders their pages (shell/speculation-rules.ts). */
  isPrerendered?: boolean;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link; those to other sites open in a new window. */
export function SiteLink({ to, children, isPrerendered, ...rest }: Props) {
  return (
    <a
      href={to}
      {...(/^https?:/i.test(to) && { target: '_blank', rel: 'noopener' })}
      {...(isPrerendered && { 'data-prerender': '' })}
      {...rest}
    >
      {children}
    </a>
  );
}

import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { Action } from '#content/blocks.ts';
import { shell } from '#words/pages/shell.ts';
import { siteLinksId } from './header/navbar.tsx';

const { footer, navbar } = shell;
const isOutside = (to: string) => to.startsWith('http');
export const groupHeading = 'text-eyebrow text-sun';

/** The target of the navbar's menu button when scripts are off. */
export function SiteLinks() {
  return (
    <nav
      id={siteLinksId}
      aria-label={footer.label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-8 gap-y-10"
    >
      <LinkGroup heading={footer.headings.practice} links={navbar.items} />
      <LinkGroup heading={footer.headings.more} links={footer.links} />
    </nav>
  );
}

function LinkGroup({ heading, links }: { heading: string; links: readonly Action[] }) {
  return (
    <div>
      <h2 className={groupHeading}>{heading}</h2>
      <ul className="mt-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-block py-2 underline-offset-4 hover:underline">
              {label}
              {isOutside(to) && (
                <>
                  <Icon name="external-link" className="ml-2 inline size-4 align-[-0.15em]" />
                  <span className="sr-only"> ({footer.external})</span>
                </>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For a page with a navbar and no footer: without scripts the menu button needs a target. */
export function LinksWithoutScripts() {
  return (
    <div data-ground="dark" className="hidden bg-oxblood py-12 text-cream noscript:block">
      <div className="container-page">
        <SiteLinks />
      </div>
    </div>
  );
}

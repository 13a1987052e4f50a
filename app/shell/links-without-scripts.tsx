import { SiteLinks } from './site-links.tsx';

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

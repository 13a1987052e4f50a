import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { threeForFree } from '#words/pages/three-for-free.ts';

const { banner } = threeForFree;

/** Phones only: the offer sticks to the lower edge once the visitor has scrolled (scroll-banners.ts). */
export const StickyBanner = () => (
  <div data-sticky-banner="" hidden className="fixed inset-x-0 bottom-0 z-30 animate-toast md:hidden">
    <SiteLink
      to={banner.to}
      className="flex min-h-16 items-center justify-center gap-3 bg-sun px-5 pb-[env(safe-area-inset-bottom)] text-center font-medium text-ink shadow-lift"
    >
      {banner.label}
      <Icon name="arrow-right" />
    </SiteLink>
  </div>
);

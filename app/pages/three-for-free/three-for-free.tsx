import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { threeForFree } from '#words/pages/three-for-free.ts';
import { Benefits } from './benefits.tsx';
import { OfferHero } from './hero.tsx';
import { Method } from './method.tsx';
import { People } from './people.tsx';

const { banner, hero, signUp } = threeForFree;

export function ThreeForFree() {
  return (
    <>
      <OfferHero />
      <Benefits />
      <Method />
      <People />
      <section
        aria-labelledby="sign-up"
        data-ground="dark"
        className="relative overflow-clip bg-wine pt-24 pb-40 text-center text-cream md:py-40"
      >
        <div
          aria-hidden="true"
          className="sun-drift absolute inset-x-0 top-1/3 mx-auto size-[36rem] max-w-none rounded-full bg-clay/50"
        />
        <div className="container-page relative">
          <h2 id="sign-up" className="text-4xl">
            {signUp.heading}
          </h2>
          <p className="mx-auto mt-5 max-w-md text-lg">{signUp.text}</p>
          <ButtonLink to={signUp.cta.to} size="large" className="mt-9">
            {signUp.cta.label}
          </ButtonLink>
          <p className="mt-6 text-sm text-balance">{hero.condition}</p>
        </div>
      </section>
      <StickyBanner />
    </>
  );
}

/** Phones only: the offer sticks to the lower edge after scrolling (app/behaviors/scroll-banners.ts). */
const StickyBanner = () => (
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

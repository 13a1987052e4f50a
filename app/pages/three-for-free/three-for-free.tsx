import { ButtonLink } from '#app/components/ui/button.tsx';
import { threeForFree } from '#words/pages/three-for-free.ts';
import { Benefits } from './benefits.tsx';
import { OfferHero } from './hero.tsx';
import { Method } from './method.tsx';
import { People } from './people.tsx';
import { StickyBanner } from './sticky-banner.tsx';

const { hero, signUp } = threeForFree;

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

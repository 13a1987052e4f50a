import { Film } from '#app/components/film.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { freeOffer } from '#content/en/pages/free-offer.ts';
import { home } from '#content/en/pages/home.ts';
import { film } from '#media/film.ts';

const { hero } = home;

export function Hero({ freeClassCount }: { freeClassCount: number }) {
  const { cta, condition } = freeOffer(freeClassCount);
  return (
    <section
      aria-labelledby="hero-title"
      data-ground="dark"
      className="relative flex min-h-[min(46rem,calc(100svh-var(--navbar-height)-var(--promo-height)))] items-end overflow-clip bg-oxblood text-cream"
    >
      <div className="absolute inset-0">
        <Film
          film={film('home/hero')}
          label={hero.footage.label}
          priority
          sizes="100vw"
          className="size-full"
        />
      </div>
      {/* Wine-dark shade where the words stand, so that they read over any frame of the film. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 max-md:bg-[linear-gradient(to_top,rgb(42_18_22/0.92),rgb(58_15_26/0.74)_52%,rgb(74_18_32/0.5)_76%,transparent)] md:bg-[linear-gradient(to_top,rgb(42_18_22/0.86),rgb(74_18_32/0.42)_48%,rgb(74_18_32/0.05)_78%),linear-gradient(to_right,rgb(42_18_22/0.55),transparent_62%)]"
      />
      <div className="container-page pointer-events-none relative pt-40 pb-14 *:pointer-events-auto md:pb-20">
        <h1 id="hero-title" className="max-w-[11ch] text-5xl">
          {hero.heading}
        </h1>
        <p className="mt-6 max-w-xl text-lg">{hero.text}</p>
        <div className="mt-9 flex flex-wrap items-center gap-4">
          <ButtonLink to={cta.to} size="large">
            {cta.label}
          </ButtonLink>
          <ButtonLink to={hero.schedule.to} size="large" variant="light">
            {hero.schedule.label}
          </ButtonLink>
        </div>
        <p className="mt-5 text-sm">{condition}</p>
      </div>
    </section>
  );
}

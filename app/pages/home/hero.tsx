import { Film } from '#app/components/film/film.tsx';
import { heroSizes } from '#app/components/pictures/picture.tsx';
import { Cover } from '#app/components/sections/cover.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { film } from '#media/film.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { home } from '#words/pages/home.ts';

const { hero } = home;

export function Hero({ freeClassCount }: { freeClassCount: number }) {
  const { cta, condition } = freeOffer(freeClassCount);
  return (
    <Cover
      labelledBy="hero-title"
      height="min-h-[min(46rem,calc(100svh-var(--navbar-height)-var(--promo-height)))]"
      space="pt-52 pb-14 md:pt-40 md:pb-20"
      media={
        <Film
          film={film('home/hero')}
          label={hero.footage.label}
          hasPriority
          sizes={heroSizes}
          className="size-full"
        />
      }
    >
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
    </Cover>
  );
}

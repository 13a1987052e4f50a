import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { shell } from '#words/pages/shell.ts';
import { threeForFree } from '#words/pages/three-for-free.ts';

const { hero } = threeForFree;

/** The page has no navbar, so the logo is here. */
export function OfferHero() {
  return (
    <section aria-labelledby="page-title" className="relative overflow-clip bg-sun text-ink">
      <div
        aria-hidden="true"
        className="sun-drift absolute -top-40 -right-40 size-[min(80rem,150vw)] rounded-full bg-ember/35"
      />
      <div className="container-page relative grid min-h-[min(52rem,100svh)] content-between gap-12 pt-8">
        <SiteLink to="/" aria-label={shell.home} className="justify-self-start py-2">
          <Logo className="h-9 w-auto [--logo-sun:var(--color-wine)]" />
        </SiteLink>
        <div className="grid items-end gap-x-16 gap-y-10 min-[700px]:grid-cols-[1.15fr_1fr]">
          <div className="min-[700px]:pb-24">
            <h1 id="page-title" className="text-5xl">
              {hero.heading}
            </h1>
            <p className="mt-7 max-w-lg text-lg">{hero.text}</p>
            <ButtonLink to={hero.cta.to} variant="dark" size="large" className="mt-9">
              {hero.cta.label}
            </ButtonLink>
            <p className="mt-5 text-sm text-balance">{hero.condition}</p>
          </div>
          <Picture
            {...hero.image}
            sizes="(min-width: 700px) 42vw, 92vw"
            hasPriority
            className="rounded-arch aspect-[4/5] w-full rounded-b-none object-cover max-[700px]:aspect-[5/4]"
          />
        </div>
      </div>
    </section>
  );
}

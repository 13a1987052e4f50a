import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import { compareText } from '#content/compare-text.ts';
import { openStudios } from '#domain/studios.ts';
import { picture } from '#media/picture.ts';
import { notFound } from '#words/pages/not-found.ts';

const studios = [...openStudios].sort((a, b) => compareText(a.name, b.name));

/** The three main pages and every studio, so that the visitor can continue. */
export function NotFound({ isGone = false }: { /** The page of a class that is over. */ isGone?: boolean }) {
  const words = isGone ? notFound.gone : notFound;
  return (
    <div className="container-page section-space grid items-center gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr]">
      <div>
        {!isGone && <p className="text-eyebrow mb-4 text-wine">404</p>}
        <h1 className="text-4xl">{words.heading}</h1>
        <p className="mt-6 max-w-md text-lg">{words.text}</p>
        <ul className="mt-8 flex flex-wrap gap-3">
          {notFound.links.map(({ label, to }, index) => (
            <li key={to}>
              <ButtonLink to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <nav aria-labelledby="all-studios" className="mt-12 border-t border-ink/20 pt-7">
          <h2 id="all-studios" className="text-xl">
            {notFound.studios}
          </h2>
          <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-6">
            {studios.map(({ name, slug }) => (
              <li key={slug}>
                <SiteLink
                  to={`/${slug}`}
                  className="inline-block py-2 text-wine underline decoration-clay/40 underline-offset-4 hover:decoration-clay"
                >
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Picture
        picture={picture('pages/not-found')}
        alt={notFound.image.alt}
        sizes="(min-width: 769px) 38vw, 63vw"
        className="rounded-arch aspect-[4/5] w-full object-cover max-md:aspect-square"
      />
    </div>
  );
}

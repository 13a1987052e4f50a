import { coverSizes, Picture } from '#app/components/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { thankYouRetreat } from '#content/en/pages/thankyou-retreat.ts';
import type { Route } from './+types/thank-you-retreat';

const { heading, text, image, links } = thankYouRetreat;

export const handle = { freeClassPopup: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...thankYouRetreat.meta, path: '/thankyou-retreat', isIndexed: false });

export default function ThankYouRetreat() {
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative flex min-h-[max(34rem,calc(100svh-var(--navbar-height)))] items-end overflow-clip bg-oxblood text-cream"
    >
      <div className="enters-then-zooms cover-media">
        <Picture
          picture={image.picture}
          alt={image.alt}
          priority
          sizes={coverSizes}
          className="size-full object-cover"
        />
      </div>
      <div aria-hidden="true" className="cover-shade" />
      <div className="container-page relative pt-48 pb-16 md:pb-24">
        <h1 id="page-title" className="text-5xl">
          {heading}
        </h1>
        <p className="mt-6 max-w-xl text-lg">{text}</p>
        <ul className="mt-9 flex flex-wrap gap-4">
          {links.map(({ label, to }, index) => (
            <li key={to}>
              <ButtonLink to={to} size="large" variant={index === 0 ? 'primary' : 'light'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

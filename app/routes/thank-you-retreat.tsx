import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { thankYouRetreat } from '#words/pages/thank-you-retreat.ts';
import type { Route } from './+types/thank-you-retreat';

const { heading, text, image, links } = thankYouRetreat;

export const handle = { cache: {}, hasFreeClassPopup: false } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...thankYouRetreat.meta, path: '/thankyou-retreat', isIndexed: false });

export default function ThankYouRetreat() {
  return (
    <FilmBanner heading={heading} text={text} image={image} isWholePage>
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} size="large" variant={index === 0 ? 'primary' : 'light'}>
          {label}
        </ButtonLink>
      ))}
    </FilmBanner>
  );
}

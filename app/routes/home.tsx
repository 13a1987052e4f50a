import { ClassTypes } from '#app/pages/home/class-types.tsx';
import { FirstClassBanner } from '#app/pages/home/first-class-banner.tsx';
import { Hero } from '#app/pages/home/hero.tsx';
import { Locations } from '#app/pages/home/locations.tsx';
import { Press } from '#app/pages/home/press.tsx';
import { ReferralDialog, RetreatDialog } from '#app/pages/home/promotions.tsx';
import { Reviews } from '#app/pages/home/reviews.tsx';
import { ScrollTitle } from '#app/pages/home/scroll-title.tsx';
import { StudiosFilm } from '#app/pages/home/studios-film.tsx';
import { YogaAtHome } from '#app/pages/home/yoga-at-home.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { organization, webSite } from '#app/seo/structured-data/organization.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { useFreeClassCount } from '#app/shell/root-data.ts';
import { published } from '#content/facts/published.ts';
import { home } from '#words/pages/home.ts';
import type { Route } from './+types/home';

/** Also served at `/applink`, with the same canonical URL. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...home.meta,
    path: '/',
    picture: home.hero.footage.film.poster,
    structuredData: (origin) => [
      organization(origin),
      webSite(origin),
      ...videoObjects(origin, [
        {
          film: home.studios.footage.film,
          name: home.studios.footage.label,
          description: home.studios.text,
          published: published.home,
        },
      ]),
    ],
  });
export const handle = {
  cache: {},
  sitemap: 'daily',
  aliases: ['/applink'],
  hasPromoBar: true,
} satisfies PageHandle;

export default function Home() {
  const freeClassCount = useFreeClassCount();
  return (
    <>
      <Hero freeClassCount={freeClassCount} />
      <Reviews />
      <FirstClassBanner freeClassCount={freeClassCount} />
      <ClassTypes />
      <StudiosFilm />
      <Press />
      <Locations />
      <ScrollTitle />
      <YogaAtHome />
      <ReferralDialog />
      <RetreatDialog />
    </>
  );
}

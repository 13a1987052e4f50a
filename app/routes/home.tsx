import { ClassTypes } from '#app/components/home/class-types.tsx';
import { FirstClassBanner } from '#app/components/home/first-class-banner.tsx';
import { Hero } from '#app/components/home/hero.tsx';
import { Press } from '#app/components/home/press.tsx';
import { ScrollTitle } from '#app/components/home/scroll-title.tsx';
import { StudiosFilm } from '#app/components/home/studios-film.tsx';
import { YogaAtHome } from '#app/components/home/yoga-at-home.tsx';
import type { PageHandle } from '#app/page-handle.ts';
import { pageMeta } from '#app/page-meta.ts';
import { useFreeClassCount } from '#app/site-settings.ts';
import { home } from '#content/en/pages/home.ts';
import type { Route } from './+types/home';

/** Also served at `/applink`, with the same canonical address. */
export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { ...home.meta, path: '/' });
export const handle = { promoBar: true } satisfies PageHandle;

export default function Home() {
  const freeClassCount = useFreeClassCount();
  return (
    <>
      <Hero freeClassCount={freeClassCount} />
      <FirstClassBanner freeClassCount={freeClassCount} />
      <ClassTypes />
      <StudiosFilm />
      <Press />
      <ScrollTitle />
      <YogaAtHome />
    </>
  );
}

import { useFreeClassCount } from '#app/islands/page-data.ts';
import { ClassTypes } from './class-types.tsx';
import { FirstClassBanner } from './first-class-banner.tsx';
import { Hero } from './hero.tsx';
import { Locations } from './locations.tsx';
import { Press } from './press.tsx';
import { ReferralDialog, RetreatDialog } from './promotions.tsx';
import { Reviews } from './reviews.tsx';
import { ScrollTitle } from './scroll-title.tsx';
import { StudiosFilm } from './studios-film.tsx';
import { YogaAtHome } from './yoga-at-home.tsx';

export function Home() {
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

import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { BestStudios } from '#app/pages/classes/best-studios.tsx';
import { Cleaning } from '#app/pages/classes/cleaning.tsx';
import { ClassesHero } from '#app/pages/classes/hero.tsx';
import { StudioOrOnline } from '#app/pages/classes/studio-or-online.tsx';
import { Workout } from '#app/pages/classes/workout.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { classes } from '#words/pages/classes.ts';
import type { Route } from './+types/classes';

const { hero, bestStudios, workouts } = classes;
const [studios, rooms] = bestStudios;

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...classes.meta,
    path: '/classes',
    crumb: classes.crumb,
    picture: hero.image.picture,
  });

export default function Classes() {
  return (
    <>
      <ClassesHero />
      <StudioOrOnline />
      <BestStudios id="best-studios" studios={studios} ground="sand" itemClass="w-[82vw] max-w-[44rem]" />
      <Section ground="paper" labelledBy="workouts" className="!pb-16">
        <SectionHeading id="workouts" title={workouts.heading} text={workouts.text} align="center" />
      </Section>
      {workouts.types.map((workout) => (
        <Workout key={workout.kind} workout={workout} />
      ))}
      <BestStudios id="rooms" studios={rooms} ground="cream" itemClass="w-[68vw] max-w-[26rem]" />
      <Cleaning />
    </>
  );
}

import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { classes } from '#words/pages/classes.ts';
import { BestStudios } from './best-studios.tsx';
import { Cleaning } from './cleaning.tsx';
import { ClassesHero } from './hero.tsx';
import { StudioOrOnline } from './studio-or-online.tsx';
import { Workout } from './workout.tsx';

const { bestStudios, workouts } = classes;
const [studios, rooms] = bestStudios;
export function Classes() {
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

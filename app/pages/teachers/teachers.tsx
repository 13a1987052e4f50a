import { FilmStage } from '#app/components/film/film-stage.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { teachers } from '#content/catalog/teachers.ts';
import { teachers as page } from '#words/pages/teachers.ts';
import { Founders } from './founders.tsx';
import { TeacherCard } from './teacher-card.tsx';

const { hero, list, join } = page;

export function Teachers() {
  return (
    <>
      <PageHero heading={hero.heading} text={hero.text} image={hero.image} />
      <Founders />
      <Section labelledBy="teachers">
        <SectionHeading id="teachers" title={list.heading} text={list.text} />
        <ul className="mt-14 grid gap-x-7 gap-y-12 min-[600px]:grid-cols-2 min-[600px]:gap-y-16 md:gap-y-20 lg:grid-cols-4">
          {teachers.map((teacher, index) => (
            // Every second portrait is lower.
            <li key={teacher.id} className={cx(index % 2 === 1 && 'lg:translate-y-14')}>
              <Reveal order={index % 4}>
                <TeacherCard teacher={teacher} watchLabel={list.watch(teacher.name)} />
              </Reveal>
            </li>
          ))}
        </ul>
      </Section>
      <section aria-labelledby="join" className="bg-sun text-ink lg:mt-14">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-16 gap-y-8 py-16 md:py-24">
          <div className="max-w-xl">
            <h2 id="join" className="text-3xl">
              {join.heading}
            </h2>
            <p className="mt-4 text-lg">{join.text}</p>
          </div>
          <ButtonLink to={join.cta.to} variant="secondary" size="large">
            {join.cta.label}
          </ButtonLink>
        </div>
      </section>
      <FilmStage />
    </>
  );
}

import { FormSection } from '#app/components/sections/form-section.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import TeacherTrainingFormCode from '#app/forms/site-forms/teacher-training-form.tsx';
import { island } from '#app/islands/island.tsx';
import { teacherTraining } from '#words/pages/teacher-training.ts';

const TeacherTrainingForm = island(TeacherTrainingFormCode);

const { hero, program, accepting, promise, application } = teacherTraining;

export function TeacherTraining({ studios }: { studios: StudioOptions }) {
  return (
    <>
      <PageHero heading={hero.heading} text={hero.text} image={hero.image}>
        <ButtonLink to="#application" size="large">
          {application.heading}
        </ButtonLink>
      </PageHero>
      <section aria-labelledby="accepting" className="bg-sun">
        <div className="container-page grid items-center gap-8 py-14 md:grid-cols-[1fr_auto] md:gap-16 md:py-20">
          <div>
            <h2 id="accepting" className="max-w-[18ch] text-3xl">
              {accepting.heading}
            </h2>
            <p className="mt-4 max-w-xl text-lg">{accepting.text}</p>
          </div>
          <ButtonLink to={accepting.cta.to} variant="secondary" size="large">
            {accepting.cta.label}
          </ButtonLink>
        </div>
      </section>
      <Section labelledBy="program">
        <h2 id="program" className="text-3xl">
          {program.heading}
        </h2>
        <ol className="mt-12 grid gap-y-12 md:grid-cols-4 md:gap-x-8 lg:gap-x-12">
          {program.steps.map(({ heading, text }, index) => (
            <li
              key={heading}
              className="md:mt-[calc(var(--step)*3.5rem)]"
              style={{ '--step': index } as never}
            >
              <Reveal order={index}>
                <p aria-hidden="true" className="font-display text-5xl text-clay">
                  {index + 1}
                </p>
                <h3 className="mt-4 border-t-2 border-clay pt-5 text-2xl">{heading}</h3>
                <p className="mt-3">{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </Section>
      <ImageAndText
        id="promise"
        ground="dark"
        side="right"
        heading={promise.heading}
        text={promise.text}
        image={promise.image}
      />
      <FormSection id="application" block={application}>
        <TeacherTrainingForm studios={studios} />
      </FormSection>
    </>
  );
}

import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { FormSection } from '#app/components/sections/form-section.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import { loadStudioOptions } from '#app/forms/fields/studios.server.ts';
import TeacherTrainingFormCode, {
  teacherTrainingForm,
} from '#app/forms/site-forms/teacher-training-form.tsx';
import { island } from '#app/islands/island.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { teacherTraining } from '#words/pages/teacher-training.ts';
import type { Route } from './+types/teacher-training';

const TeacherTrainingForm = island('teacher-training-form', TeacherTrainingFormCode);

const { hero, program, accepting, promise, application } = teacherTraining;

export const handle = { cache: { query: ['location'] }, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...teacherTraining.meta,
    path: '/teacher-training',
    picture: hero.image.picture,
    crumb: teacherTraining.crumb,
  });

export const action = formAction(teacherTrainingForm);
export const loader = async ({ context }: Route.LoaderArgs) => ({
  studios: await loadStudioOptions(context),
});

export const ErrorBoundary = pageErrorBoundary(() => <TeacherTraining loaderData={{ studios: null }} />);

export default TeacherTraining;

function TeacherTraining({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
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
        <TeacherTrainingForm studios={loaderData.studios} />
      </FormSection>
    </>
  );
}

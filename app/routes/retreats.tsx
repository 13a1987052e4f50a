import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { FormSection } from '#app/components/sections/form-section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import RetreatFormCode, { retreatForm } from '#app/forms/site-forms/retreat-form.tsx';
import { island } from '#app/islands/island.tsx';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { Day } from '#app/pages/retreats/day.tsx';
import { QuestionList } from '#app/pages/retreats/question-list.tsx';
import { RetreatLocation } from '#app/pages/retreats/retreat-location.tsx';
import { Story } from '#app/pages/retreats/story.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { event } from '#app/seo/structured-data/events.ts';
import { faqPage } from '#app/seo/structured-data/page.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { retreats } from '#words/pages/retreats.ts';
import type { Route } from './+types/retreats';

const RetreatForm = island('retreat-form', RetreatFormCode);

const { banner, trips, questions, form } = retreats;

export const handle = { cache: {}, sitemap: 'build', aliases: ['/retreats/presale'] } satisfies PageHandle;

export const loader = ({ context }: Route.LoaderArgs) => ({ today: pageEnvironment(context).today });

/** Also served at `/retreats/presale`, where the offer opens without a press, with the same canonical URL. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    ...retreats.meta,
    path: '/retreats',
    picture: banner.footage.film.poster,
    crumb: retreats.crumb,
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
        faqPage(questions.items),
        // schema.org has no status for an event that is over.
        ...trips.items
          .filter(({ ends }) => loaderData && loaderData.today <= ends)
          .map(({ id, name, title, description, starts, ends, country, image }) =>
            event(origin, {
              name: title,
              description,
              starts,
              ends,
              place: { name, country },
              picture: image.picture,
              url: `/retreats#${id}`,
            }),
          ),
      ]),
  });

export const action = formAction(retreatForm);

export const ErrorBoundary = pageErrorBoundary(() => <Retreats />);

export default function Retreats() {
  return (
    <>
      <FilmBanner heading={banner.heading} text={banner.text} footage={banner.footage}>
        <ButtonLink to="#information" size="large">
          {banner.stayInTheLoop}
        </ButtonLink>
      </FilmBanner>
      <Story />
      <Day />
      <Section ground="paper" labelledBy="trips">
        <SectionHeading id="trips" title={trips.heading} />
        <div className="mt-12 grid gap-20 pb-12 md:mt-16 md:gap-36">
          {trips.items.map((trip, index) => (
            <RetreatLocation key={trip.id} trip={trip} index={index} />
          ))}
        </div>
      </Section>
      <QuestionList id="questions" heading={questions.heading} questions={questions.items} />
      <FormSection id="information" block={form}>
        <RetreatForm />
      </FormSection>
    </>
  );
}

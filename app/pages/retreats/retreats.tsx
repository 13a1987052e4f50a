import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { FormSection } from '#app/components/sections/form-section.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import RetreatFormCode from '#app/forms/site-forms/retreat-form.tsx';
import { island } from '#app/islands/island.tsx';
import { retreats } from '#words/pages/retreats.ts';
import { Day } from './day.tsx';
import { QuestionList } from './question-list.tsx';
import { RetreatLocation } from './retreat-location.tsx';
import { Story } from './story.tsx';

const RetreatForm = island(RetreatFormCode);

const { banner, trips, questions, form } = retreats;

export function Retreats() {
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

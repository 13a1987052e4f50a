import { FilmStage } from '#app/components/film/film-stage.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { AccordionItem } from '#app/components/ui/accordion.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { useFreeClassCount } from '#app/islands/page-data.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { yourFirstClass } from '#words/pages/your-first-class.ts';
import { DontGiveUp } from './dont-give-up.tsx';
import { Preparation } from './preparation.tsx';
import { Timeline } from './timeline.tsx';
import { WhatToBring } from './what-to-bring.tsx';

const { hero, questions } = yourFirstClass;

export function YourFirstClass() {
  const freeClassCount = useFreeClassCount();
  const { cta } = freeOffer(freeClassCount).yourFirstClass;
  return (
    <>
      <PageHero heading={hero.heading} text={hero.text} image={hero.image}>
        <ButtonLink to={cta.to} size="large">
          {cta.label}
        </ButtonLink>
        <ButtonLink to={hero.schedule.to} size="large" variant="light">
          {hero.schedule.label}
        </ButtonLink>
      </PageHero>
      <Preparation />
      <Timeline />
      <WhatToBring />
      <Section ground="paper" labelledBy="questions">
        <div className="mx-auto max-w-3xl">
          <h2 id="questions" className="text-center text-3xl">
            {questions.heading}
          </h2>
          <div className="mt-10">
            {questions.items.map(({ id, question, answer }) => (
              <AccordionItem key={id} id={id} title={question} group="first-class">
                <p>{answer}</p>
              </AccordionItem>
            ))}
          </div>
          <p className="mt-8 text-center">
            <ButtonLink to={questions.all.to} variant="quiet">
              {questions.all.label}
            </ButtonLink>
          </p>
        </div>
      </Section>
      <DontGiveUp freeClassCount={freeClassCount} />
      <FilmStage />
    </>
  );
}

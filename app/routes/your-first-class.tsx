import { FilmStage } from '#app/components/film/film-stage.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { AccordionItem } from '#app/components/ui/accordion.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { DontGiveUp } from '#app/pages/your-first-class/dont-give-up.tsx';
import { Preparation } from '#app/pages/your-first-class/preparation.tsx';
import { Timeline } from '#app/pages/your-first-class/timeline.tsx';
import { WhatToBring } from '#app/pages/your-first-class/what-to-bring.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { faqPage } from '#app/seo/structured-data/page.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { useFreeClassCount } from '#app/shell/root-data.ts';
import { published } from '#content/facts/published.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { yourFirstClass } from '#words/pages/your-first-class.ts';
import type { Route } from './+types/your-first-class';

const { hero, preparation, questions } = yourFirstClass;

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...yourFirstClass.meta,
    path: '/your-first-class',
    crumb: hero.heading,
    picture: hero.image.picture,
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
        faqPage(questions.items),
        ...videoObjects(origin, [
          {
            film: preparation.footage.film,
            name: preparation.footage.label,
            description: preparation.text,
            published: published.firstClass,
          },
        ]),
      ]),
  });

export default function YourFirstClass() {
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

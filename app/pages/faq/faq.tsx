import { FilmStage } from '#app/components/film/film-stage.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import { useFreeClassCount } from '#app/islands/page-data.ts';
import { faq } from '#words/pages/faq.ts';
import { freeOffer } from '#words/pages/free-offer.ts';
import { Cancellation } from './cancellation.tsx';
import { type Faq as FaqItem, Question } from './question.tsx';

const { stillAsking } = faq;
const groupId = (index: number) => `questions-${index + 1}`;

type Group = { heading: string; questions: readonly FaqItem[] };

/** The question about the free offer is the first of its group; its text depends on the active promo. */
export const faqGroups = (freeClassCount: number): readonly Group[] =>
  faq.groups.map((group: Group, index) =>
    index > 0
      ? group
      : {
          ...group,
          questions: [{ id: 'free', ...freeOffer(freeClassCount).question }, ...group.questions],
        },
  );

export function Faq({ studios }: { studios: StudioOptions }) {
  const groups = faqGroups(useFreeClassCount());
  const parts = [
    ...groups.map(({ heading }, index) => ({ id: groupId(index), heading })),
    { id: 'cancellation', heading: faq.cancellation.heading },
  ];
  return (
    <>
      <div className="container-page grid grid-cols-1 items-end gap-10 pt-14 md:grid-cols-[1.5fr_1fr] md:gap-16 md:pt-20">
        <div>
          <h1 className="text-4xl">{faq.heading}</h1>
          <p className="mt-6 max-w-xl text-lg">{faq.text}</p>
        </div>
        <Picture
          {...faq.image}
          sizes="(min-width: 769px) 30rem, 1px"
          className="rounded-arch aspect-[4/3] w-full object-cover max-md:hidden"
        />
      </div>
      <section className="container-page grid grid-cols-1 gap-x-20 pt-12 pb-[var(--section-space)] lg:grid-cols-[16rem_1fr] lg:pt-24">
        <nav aria-label={faq.heading} className="max-lg:hidden">
          <ul className="sticky top-[calc(var(--navbar-height)+3rem)] border-l border-ink/20">
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ml-px block border-l-2 border-transparent py-2.5 pl-5 font-medium hover:border-clay hover:text-wine"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-16 md:gap-24">
          {groups.map(({ heading, questions }, index) => (
            <section key={heading} id={groupId(index)} aria-labelledby={`${groupId(index)}-title`}>
              <h2 id={`${groupId(index)}-title`} className="mb-4 text-3xl">
                {heading}
              </h2>
              {questions.map((question) => (
                <Question key={question.id} faq={question} />
              ))}
            </section>
          ))}
        </div>
      </section>
      <Cancellation studios={studios} />
      <section aria-labelledby="still-asking" data-ground="dark" className="bg-palm text-cream">
        <div className="container-page py-16 text-center md:py-28">
          <h2 id="still-asking" className="text-3xl">
            {stillAsking.heading}
          </h2>
          <p className="mx-auto mt-4 max-w-md text-lg">{stillAsking.text}</p>
          <ButtonLink to={stillAsking.link.to} size="large" className="mt-8">
            {stillAsking.link.label}
          </ButtonLink>
        </div>
      </section>
      <FilmStage />
    </>
  );
}

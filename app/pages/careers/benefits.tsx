import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { careers } from '#words/pages/careers.ts';

const { benefits } = careers;
const [match, ...others] = benefits.items;

/** The benefits of a job: the one with a figure is large, the others are beside it. */
export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={benefits.heading} text={benefits.text} />
      <div className="mt-12 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        {match && (
          <Reveal>
            <div
              data-ground="dark"
              className="rounded-arch relative flex min-h-[26rem] flex-col justify-end overflow-clip bg-oxblood px-8 pt-40 pb-10 text-cream lg:h-full lg:px-12 lg:pb-14"
            >
              <div
                aria-hidden="true"
                className="absolute -top-20 left-1/2 size-56 -translate-x-1/2 rounded-full bg-[radial-gradient(circle,var(--color-sun),var(--color-ember)_70%)] opacity-90 lg:-top-20 lg:size-72"
              />
              <h3 className="relative text-3xl">{match.heading}</h3>
              <p className="relative mt-4 text-lg">{match.text}</p>
            </div>
          </Reveal>
        )}
        <ul className="self-center">
          {others.map(({ heading, text }) => (
            <li
              key={heading}
              className="grid gap-x-10 gap-y-1 border-t border-ink/20 py-6 last:border-b sm:grid-cols-[14rem_1fr]"
            >
              <h3 className="text-xl">{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-8 max-w-2xl text-sm text-ink-soft">{benefits.eligibility}</p>
    </Section>
  );
}

/** The benefits in one line, for the page with the list of openings. */
export function BenefitsStrip() {
  return (
    <Section ground="sand" labelledBy="benefits" className="!py-[calc(var(--section-space)*0.55)]">
      <h2 id="benefits" className="text-2xl">
        {benefits.heading}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {benefits.items.slice(0, 3).map(({ heading, text }) => (
          <li key={heading} className="border-t-2 border-clay pt-5">
            <h3 className="text-xl">{heading}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm">{benefits.eligibility}</p>
    </Section>
  );
}

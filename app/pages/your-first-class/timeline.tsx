import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { yourFirstClass } from '#words/pages/your-first-class.ts';

const { timeline } = yourFirstClass;

/** Five steps on one line, each with a sun; the heading is sticky beside them. */
export function Timeline() {
  return (
    <Section labelledBy="timeline">
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.6fr]">
        <h2
          id="timeline"
          className="text-4xl lg:sticky lg:top-[calc(var(--navbar-height)+3rem)] lg:self-start"
        >
          {timeline.heading}
        </h2>
        <ol className="relative before:absolute before:inset-y-3 before:left-[0.6875rem] before:w-px before:bg-clay">
          {timeline.steps.map(({ time, heading, text }) => (
            <li key={time} className="relative pb-14 pl-14 last:pb-0 md:pl-20">
              <span
                aria-hidden="true"
                className="absolute top-1 left-0 size-6 rounded-full border-4 border-cream bg-ember"
              />
              <Reveal>
                <p className="text-eyebrow text-wine">{time}</p>
                <h3 className="mt-2 text-2xl">{heading}</h3>
                <p className="mt-3 max-w-prose">{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

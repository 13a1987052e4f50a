import { Picture } from '#app/components/pictures/picture.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { classes } from '#words/pages/classes.ts';

const { cleaning } = classes;

export function Cleaning() {
  return (
    <Section ground="palm" labelledBy="cleaning">
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.2fr]">
        <div className="lg:sticky lg:top-[calc(var(--navbar-height)+3rem)] lg:self-start">
          <SectionHeading id="cleaning" title={cleaning.heading} text={cleaning.text} />
          <Picture
            {...cleaning.image}
            sizes="(min-width: 1024px) 36rem, 64vw"
            className="mt-10 aspect-[4/3] w-full rounded-lg object-cover"
          />
        </div>
        <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-1">
          {cleaning.standards.map(({ heading, text }, index) => (
            <li key={heading} className="border-t border-cream/30 py-7 lg:py-10">
              <Reveal className="grid gap-x-8 gap-y-2 lg:grid-cols-[4rem_1fr]">
                <p aria-hidden="true" className="font-display text-3xl text-sun">
                  {index + 1}
                </p>
                <div>
                  <h3 className="text-xl">{heading}</h3>
                  <p className="mt-2 max-w-prose">{text}</p>
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

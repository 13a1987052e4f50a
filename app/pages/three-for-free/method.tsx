import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { threeForFree } from '#words/pages/three-for-free.ts';

const { method } = threeForFree;

/** Move, push, rest: three arches, each lower than the one before. */
export function Method() {
  return (
    <Section ground="dark" labelledBy="method">
      <SectionHeading id="method" title={method.heading} text={method.text} />
      <ol className="mt-14 grid gap-x-[clamp(1.25rem,2.5vw,2rem)] gap-y-14 min-[600px]:grid-cols-3">
        {method.steps.map(({ heading, text, image }, index) => (
          <li
            key={heading}
            className={cx(index === 1 && 'min-[600px]:mt-16', index === 2 && 'min-[600px]:mt-32')}
          >
            <Reveal order={index}>
              <div className="zoom-media rounded-arch aspect-[4/5] max-[600px]:aspect-[5/4]">
                <Picture
                  {...image}
                  sizes="(min-width: 600px) 30vw, 64vw"
                  className="size-full object-cover"
                />
              </div>
              <h3 className="mt-6 text-3xl text-sun">{heading}</h3>
              <p className="mt-3">{text}</p>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  );
}

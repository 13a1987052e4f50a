import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { threeForFree } from '#words/pages/three-for-free.ts';

const { benefits } = threeForFree;

/** On a phone a list; from 600 px on rows of two tiles, one wide and one narrow in alternating order. */
const isWide = (index: number) => [0, 3, 4].includes(index);

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={benefits.heading} align="center" />
      <ul className="mt-12 grid gap-8 min-[600px]:grid-cols-5 min-[600px]:gap-4 md:mt-16 md:gap-6">
        {benefits.tiles.map(({ heading, text, image }, index) => (
          <li
            key={heading}
            className={cx(isWide(index) ? 'min-[600px]:col-span-3' : 'min-[600px]:col-span-2')}
          >
            <Reveal order={index % 2} className="h-full">
              <div className="zoom-media relative flex h-full w-full items-center gap-5 min-[600px]:min-h-[20rem] min-[600px]:items-end min-[600px]:rounded-lg min-[600px]:bg-oxblood min-[600px]:text-cream md:min-h-[24rem]">
                <Picture
                  {...image}
                  sizes="(min-width: 769px) 50vw, (min-width: 600px) 92vw, 11rem"
                  className="object-cover max-[600px]:aspect-[4/5] max-[600px]:w-[min(7rem,34%)] max-[600px]:shrink-0 max-[600px]:rounded-[56px_56px_12px_12px] min-[600px]:absolute min-[600px]:inset-0 min-[600px]:size-full"
                />
                <div
                  aria-hidden="true"
                  className="absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.92),rgb(42_18_22/0.55)_32%,rgb(42_18_22/0)_62%)] max-[600px]:hidden"
                />
                <div className="relative min-w-0 min-[600px]:p-6 md:p-9">
                  <h3 className="text-xl min-[600px]:text-2xl">{heading}</h3>
                  <p className="mt-1 max-w-sm min-[600px]:mt-2">{text}</p>
                </div>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

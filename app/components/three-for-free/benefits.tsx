import { Picture } from '#app/components/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { threeForFree } from '#content/en/pages/three-for-free.ts';

const { benefits } = threeForFree;

/** Six tiles in two sizes: the first of each row of two is the wide one, then the other way round. */
const isWide = (index: number) => [0, 3, 4].includes(index);

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={benefits.heading} align="center" />
      <ul className="mt-12 grid gap-4 min-[600px]:grid-cols-5 md:mt-16 md:gap-6">
        {benefits.tiles.map(({ heading, text, image }, index) => (
          <li
            key={heading}
            className={cx(isWide(index) ? 'min-[600px]:col-span-3' : 'min-[600px]:col-span-2')}
          >
            <Reveal order={index % 2} className="h-full">
              <div
                data-ground="dark"
                className="zoom-media relative flex aspect-[4/3] h-full w-full items-end rounded-lg bg-oxblood text-cream min-[600px]:aspect-auto min-[600px]:min-h-[20rem] md:min-h-[24rem]"
              >
                <Picture
                  picture={image.picture}
                  alt={image.alt}
                  sizes="(min-width: 769px) 50vw, 92vw"
                  className="absolute inset-0 size-full object-cover"
                />
                <div
                  aria-hidden="true"
                  className="absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.92),rgb(42_18_22/0.55)_38%,rgb(42_18_22/0)_75%)]"
                />
                <div className="relative p-6 md:p-9">
                  <h3 className="text-2xl">{heading}</h3>
                  <p className="mt-2 max-w-sm">{text}</p>
                </div>
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { threeForFree } from '#words/pages/three-for-free.ts';

const { people } = threeForFree;

export function People() {
  return (
    <Section ground="sand" labelledBy="people">
      <SectionHeading id="people" title={people.heading} text={people.text} align="center" />
      <ul className="mt-12 grid grid-cols-2 gap-4 min-[600px]:grid-cols-4 md:mt-16 md:gap-6">
        {people.images.map(({ picture, alt }, index) => (
          <li key={alt} className={cx(index % 2 === 1 && 'mt-8 md:mt-20')}>
            <Reveal order={index}>
              <div className="zoom-media aspect-[3/4] rounded-full">
                <Picture
                  picture={picture}
                  alt={alt}
                  sizes="(min-width: 769px) 22vw, 45vw"
                  className="size-full object-cover"
                />
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { type Ground, Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { Image } from '#content/blocks.ts';

type Props = {
  id: string;
  heading: string;
  text: string;
  image: Image;
  ground?: Ground;
  /** The side of the picture when there is room for two columns. */
  side?: 'left' | 'right';
  children?: ReactNode;
};

/** A section with one picture and one text, used on most pages. */
export function ImageAndText({ id, heading, text, image, ground, side = 'left', children }: Props) {
  return (
    <Section ground={ground} labelledBy={`${id}-title`} id={id}>
      <div className="grid items-center gap-10 md:grid-cols-2 md:gap-20">
        <Reveal className={cx(side === 'right' && 'md:order-2')}>
          <Picture
            {...image}
            sizes="(min-width: 769px) 44vw, 64vw"
            className="rounded-arch aspect-[5/4] w-full object-cover"
          />
        </Reveal>
        <SectionHeading id={`${id}-title`} title={heading} text={text}>
          {children}
        </SectionHeading>
      </div>
    </Section>
  );
}

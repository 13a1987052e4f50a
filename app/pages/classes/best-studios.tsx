import { Picture } from '#app/components/pictures/picture.tsx';
import { Rail } from '#app/components/ui/rail.tsx';
import { type Ground, Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { Block, Image } from '#content/blocks.ts';
import { shell } from '#words/pages/shell.ts';

type Props = { id: string; studios: Block & { images: readonly Image[] }; ground: Ground; itemClass: string };

/** Five pictures in a row that scrolls sideways, by hand or with two arrow buttons. */
export function BestStudios({ id, studios: { heading, text, images }, ground, itemClass }: Props) {
  return (
    <Section ground={ground} labelledBy={id} className="overflow-x-clip">
      <SectionHeading id={id} title={heading} text={text} />
      <Rail
        label={heading}
        previousLabel={shell.carousel.previous}
        nextLabel={shell.carousel.next}
        itemClass={itemClass}
        className="mt-12"
      >
        {images.map(({ picture, alt }) => (
          <div key={picture.file + alt} className="zoom-media aspect-[4/3] rounded-lg">
            <Picture
              picture={picture}
              alt={alt}
              sizes="(min-width: 1024px) 44rem, 56vw"
              className="size-full object-cover"
            />
          </div>
        ))}
      </Rail>
    </Section>
  );
}

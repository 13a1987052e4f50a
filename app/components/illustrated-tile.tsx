import { Picture } from '#app/components/picture.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import type { Illustrated } from '#content/types/pages/blocks.ts';

type Props = { tile: Illustrated; order: number; sizes: string };

/** A picture, a short heading and a sentence: one of a row of good reasons. */
export function IllustratedTile({ tile: { heading, text, image }, order, sizes }: Props) {
  return (
    <Reveal order={order}>
      <div className="zoom-media aspect-[4/3] rounded-lg bg-sand">
        <Picture picture={image.picture} alt={image.alt} sizes={sizes} className="size-full object-cover" />
      </div>
      <h3 className="mt-5 text-xl">{heading}</h3>
      <p className="mt-2">{text}</p>
    </Reveal>
  );
}

import { Picture } from '#app/components/pictures/picture.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import type { Illustrated } from '#content/blocks.ts';

type Props = { tile: Illustrated; order: number; sizes: string };

/** A picture, a short heading and a sentence, as one tile of a row. */
export function IllustratedTile({ tile: { heading, text, image }, order, sizes }: Props) {
  return (
    <Reveal
      order={order}
      className="max-sm:grid max-sm:grid-cols-[min(7rem,34%)_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-5"
    >
      <div className="zoom-media aspect-[4/3] rounded-lg bg-sand max-sm:aspect-[4/5] max-sm:rounded-[56px_56px_12px_12px]">
        <Picture {...image} sizes={sizes} className="size-full object-cover" />
      </div>
      <div>
        <h3 className="text-xl sm:mt-5">{heading}</h3>
        <p className="mt-1 sm:mt-2">{text}</p>
      </div>
    </Reveal>
  );
}

import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Section } from '#app/components/ui/section.tsx';
import type { StudioDetail } from '#content/catalog/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';

/** One large picture with three beside it; on phones a grid of two columns under the large one. */
const places = [
  'col-span-2 row-span-2 rounded-arch aspect-[4/3] md:aspect-auto',
  'col-span-2 rounded-lg aspect-[4/3] md:aspect-[16/9]',
  'rounded-lg aspect-[4/3] md:aspect-square',
  'rounded-lg aspect-[4/3] md:aspect-square',
];
/** The front of the building is already the first picture of the page, so it comes last here. */
const order = [2, 1, 3, 0];
const sizes = ['(min-width: 769px) 44vw, 92vw', '(min-width: 769px) 44vw, 92vw', '44vw', '44vw'];

export function Gallery({ studio }: { studio: StudioDetail }) {
  return (
    <Section labelledBy="gallery">
      <h2 id="gallery" className="sr-only">
        {labels.gallery(studio.location)}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {order.map((which, place) => {
          const image = studio.imagesList[which];
          return (
            image && (
              <li key={image.alt} className={cx('zoom-media bg-sand', places[place])}>
                <Picture {...image} sizes={sizes[place]} className="size-full object-cover" />
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}

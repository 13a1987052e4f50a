import { Picture } from '#app/components/pictures/picture.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Section } from '#app/components/ui/section.tsx';
import type { StudioDetail } from '#content/catalog/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';

const large = '(min-width: 769px) 44vw, 92vw';
const small = '44vw';

/**
 * One large picture with three beside it; on phones a grid of two columns under the large one. The front of
 * the building (0) is already the first picture of the page, so it comes last here.
 */
const places = [
  { index: 2, sizes: large, className: 'col-span-2 row-span-2 rounded-arch aspect-[4/3] md:aspect-auto' },
  { index: 1, sizes: large, className: 'col-span-2 rounded-lg aspect-[4/3] md:aspect-[16/9]' },
  { index: 3, sizes: small, className: 'rounded-lg aspect-[4/3] md:aspect-square' },
  { index: 0, sizes: small, className: 'rounded-lg aspect-[4/3] md:aspect-square' },
];

export function Gallery({ studio }: { studio: StudioDetail }) {
  return (
    <Section labelledBy="gallery">
      <h2 id="gallery" className="sr-only">
        {labels.gallery(studio.location)}
      </h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {places.map(({ index, sizes, className }) => {
          const image = studio.imagesList[index];
          return (
            image && (
              <li key={index} className={cx('zoom-media bg-sand', className)}>
                <Picture {...image} sizes={sizes} className="size-full object-cover" />
              </li>
            )
          );
        })}
      </ul>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { Picture } from '#app/components/pictures/picture.tsx';
import type { Image } from '#content/blocks.ts';

type Props = {
  heading: string;
  text: string;
  eyebrow?: string;
  image: Image;
  children?: ReactNode;
};

/** The header of a content page: text on a dark red background, and one arched picture at its lower edge. */
export function PageHero({ heading, text, eyebrow, image, children }: Props) {
  return (
    <section aria-labelledby="page-title" data-ground="dark" className="bg-oxblood text-cream">
      <div className="container-page grid items-end gap-10 pt-14 md:grid-cols-2 md:gap-16 md:pt-20">
        <div className="min-w-0 pb-2 md:pb-20">
          {eyebrow && <p className="text-eyebrow mb-4 text-sun">{eyebrow}</p>}
          <h1 id="page-title" className="text-4xl">
            {heading}
          </h1>
          <p className="mt-6 max-w-lg text-lg">{text}</p>
          {children && <div className="mt-9 flex flex-wrap items-center gap-4">{children}</div>}
        </div>
        <Picture
          {...image}
          sizes="(min-width: 769px) 45vw, 92vw"
          hasPriority
          className="rounded-arch aspect-[5/4] w-full rounded-b-none object-cover"
        />
      </div>
    </section>
  );
}

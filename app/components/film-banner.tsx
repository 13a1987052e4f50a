import type { ReactNode } from 'react';
import { Film } from '#app/components/film.tsx';
import { Picture } from '#app/components/picture.tsx';
import type { Footage, Image } from '#content/types/pages/blocks.ts';

type Props = {
  heading: string;
  text?: string;
  /** A looping film, or one still picture. */
  footage?: Footage;
  image?: Image;
  children?: ReactNode;
};

/** The opening of a page that shows before it tells: edge to edge, the words low in the shade. */
export function FilmBanner({ heading, text, footage, image, children }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative flex min-h-[min(44rem,calc(92svh-var(--navbar-height)))] items-end overflow-clip bg-oxblood text-cream"
    >
      <div className="absolute inset-0">
        {footage && <Film film={footage.film} label={footage.label} priority className="size-full" />}
        {image && (
          <Picture picture={image.picture} alt={image.alt} priority className="size-full object-cover" />
        )}
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.9),rgb(60_16_28/0.68)_52%,rgb(74_18_32/0.08)_92%)] md:bg-[linear-gradient(to_top,rgb(42_18_22/0.88),rgb(74_18_32/0.45)_46%,rgb(74_18_32/0.04)_76%),linear-gradient(to_right,rgb(42_18_22/0.5),transparent_60%)]"
      />
      <div className="container-page pointer-events-none relative pt-40 pb-14 *:pointer-events-auto md:pb-20">
        <h1 id="page-title" className="max-w-[14ch] text-5xl">
          {heading}
        </h1>
        {text && <p className="mt-6 max-w-xl text-lg">{text}</p>}
        {children && <div className="mt-9 flex flex-wrap items-center gap-4">{children}</div>}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { heroSizes } from '#app/components/picture.tsx';
import type { Footage } from '#content/blocks.ts';
import { Film } from './film.tsx';

type Props = {
  id?: string;
  footage: Footage;
  heading: string;
  /** A line above the heading: a year, a season. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A page header with a looping film behind the text. */
export function FilmHero({ id, footage, heading, notice, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative flex min-h-[min(44rem,calc(100svh-var(--navbar-height)))] items-end overflow-clip bg-oxblood text-cream"
    >
      <div className="cover-media">
        <Film film={footage.film} label={footage.label} priority sizes={heroSizes} className="size-full" />
      </div>
      <div aria-hidden="true" className="cover-shade" />
      <div className="container-page pointer-events-none relative pt-40 pb-14 *:pointer-events-auto md:pb-20">
        {notice}
        <h1 id="page-title" className="mt-5 max-w-[14ch] text-5xl">
          {heading}
        </h1>
        {children}
      </div>
    </section>
  );
}

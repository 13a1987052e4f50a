import type { ReactNode } from 'react';
import { Film } from '#app/components/film.tsx';
import type { Footage } from '#content/types/pages/blocks.ts';

type Props = {
  id?: string;
  footage: Footage;
  heading: string;
  /** A line above the heading: a year, a season. */
  notice?: ReactNode;
  children: ReactNode;
};

/** A page that opens with a film: looping, behind the words. */
export function FilmHero({ id, footage, heading, notice, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative flex min-h-[min(44rem,calc(100svh-var(--navbar-height)))] items-end overflow-clip bg-oxblood text-cream"
    >
      <div className="absolute inset-0">
        <Film film={footage.film} label={footage.label} priority sizes="100vw" className="size-full" />
      </div>
      {/* Wine-dark shade where the words stand, so that they read over any frame of the film. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.92),rgb(74_18_32/0.6)_52%,rgb(74_18_32/0.05)_88%)]"
      />
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

import type { ReactNode } from 'react';
import { heroSizes } from '#app/components/pictures/picture.tsx';
import { Cover } from '#app/components/sections/cover.tsx';
import type { Footage } from '#content/blocks.ts';
import { Film } from './film.tsx';

type Props = {
  id?: string;
  footage: Footage;
  heading: string;
  /** A line above the heading: a year, a season. */
  notice: ReactNode;
  children: ReactNode;
};

/** A page header with a looping film behind the text. */
export function FilmHero({ id, footage, heading, notice, children }: Props) {
  return (
    <Cover
      id={id}
      labelledBy="page-title"
      height="min-h-[min(44rem,calc(100svh-var(--navbar-height)))]"
      space="pt-40 pb-14 md:pb-20"
      media={
        <Film film={footage.film} label={footage.label} hasPriority sizes={heroSizes} className="size-full" />
      }
    >
      {notice}
      <h1 id="page-title" className="mt-5 max-w-[14ch] text-5xl">
        {heading}
      </h1>
      {children}
    </Cover>
  );
}

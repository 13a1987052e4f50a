import type { ReactNode } from 'react';
import { heroSizes, Picture } from '#app/components/pictures/picture.tsx';
import { Cover } from '#app/components/sections/cover.tsx';
import type { Footage, Image } from '#content/blocks.ts';
import { Film } from './film.tsx';

type Props = {
  heading: string;
  text: string;
  /** A looping film, or one still picture. */
  footage?: Footage;
  image?: Image;
  /** The banner is the only content: it fills the screen. */
  isWholePage?: boolean;
  children: ReactNode;
};

/** A full-width film or picture at the top of a page, with the text at its lower edge. */
export function FilmBanner({ heading, text, footage, image, isWholePage, children }: Props) {
  return (
    <Cover
      labelledBy="page-title"
      height={
        isWholePage
          ? 'min-h-[max(34rem,calc(100svh-var(--navbar-height)))]'
          : 'min-h-[min(44rem,calc(92svh-var(--navbar-height)))]'
      }
      space="pt-40 pb-14 md:pb-20"
      isZooming={isWholePage}
      media={
        <>
          {footage && (
            <Film
              film={footage.film}
              label={footage.label}
              hasPriority
              sizes={heroSizes}
              className="size-full"
            />
          )}
          {image && <Picture {...image} hasPriority sizes={heroSizes} className="size-full object-cover" />}
        </>
      }
    >
      <h1 id="page-title" className="max-w-[14ch] text-5xl">
        {heading}
      </h1>
      <p className="mt-6 max-w-xl text-lg">{text}</p>
      <div className="mt-9 flex flex-wrap items-center gap-4">{children}</div>
    </Cover>
  );
}

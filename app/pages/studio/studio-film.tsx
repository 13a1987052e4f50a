import { FilmButton } from '#app/components/film/film-button.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { FilmData } from '#media/film.ts';
import { studio as labels } from '#words/pages/studio.ts';

/** The poster is the button that plays the film full screen. */
export function StudioFilm({ film, name }: { film: FilmData; name: string }) {
  return (
    <FilmButton
      film={film}
      title={labels.film.label(name)}
      className="zoom-media group relative flex aspect-[4/3] w-full items-end rounded-lg bg-sand text-left focus-visible:rounded-lg"
    >
      <Picture
        picture={film.poster}
        alt=""
        sizes="(min-width: 1024px) 40rem, 64vw"
        className="absolute inset-0 size-full object-cover"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.78),transparent_55%)]"
      />
      <span className="relative flex flex-wrap items-center gap-4 p-5 text-cream md:p-7">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-ember text-ink transition-colors duration-300 group-hover:bg-sun">
          <Icon name="play" className="size-6" />
        </span>
        <span className="font-display text-xl">{labels.film.play}</span>
      </span>
    </FilmButton>
  );
}

import { Film } from '#app/components/film.tsx';
import { studio as labels } from '#content/en/pages/studio.ts';
import type { FilmData } from '#media/film.ts';

export function StudioFilm({ film, name }: { film: FilmData; name: string }) {
  return (
    <Film
      film={film}
      label={labels.film.label(name)}
      sizes="(min-width: 1024px) 40rem, 92vw"
      className="aspect-[4/3] w-full rounded-lg"
    />
  );
}

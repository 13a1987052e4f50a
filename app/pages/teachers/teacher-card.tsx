import { FilmButton } from '#app/components/film/film-button.tsx';
import { Picture } from '#app/components/pictures/picture.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Teacher } from '#content/catalog/teachers.ts';

/** A portrait with a film: the whole picture is the play button. */
export function TeacherCard({ teacher, watchLabel }: { teacher: Teacher; watchLabel: string }) {
  const { name, location, comment, image, imageMob, videoLink, captions } = teacher;
  return (
    <article className="max-[600px]:grid max-[600px]:grid-cols-[38%_minmax(0,1fr)] max-[600px]:gap-5">
      <FilmButton
        film={videoLink}
        captions={captions}
        title={name}
        label={watchLabel}
        className="group relative block w-full self-start rounded-arch"
      >
        <span className="zoom-media rounded-arch block aspect-[3/4]">
          <Picture
            picture={image}
            mobile={imageMob}
            alt=""
            sizes="(min-width: 1024px) 19rem, (min-width: 600px) 44vw, 38vw"
            className="size-full object-cover"
          />
        </span>
        <span className="absolute right-4 bottom-4 grid size-12 place-items-center rounded-full bg-cream text-ink shadow-card transition-colors duration-300 group-hover:bg-sun max-[600px]:right-2 max-[600px]:bottom-2">
          <Icon name="play" className="size-5" />
        </span>
      </FilmButton>
      <div className="min-[600px]:mt-6">
        <h3 className="text-xl">{name}</h3>
        <p className="mt-1 text-sm text-ink-soft">{location}</p>
        <p className="mt-4 max-[600px]:text-sm">{comment}</p>
      </div>
    </article>
  );
}

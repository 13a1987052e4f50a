import { Film } from '#app/components/film/film.tsx';
import { FilmButton } from '#app/components/film/film-button.tsx';
import { preparationCaptions, preparationChapters } from '#app/components/film/preparation-film.ts';
import { coverSizes } from '#app/components/pictures/picture.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { yourFirstClass } from '#words/pages/your-first-class.ts';

const { preparation, facts } = yourFirstClass;

/** The facts, then a silent looping film; the button plays it full screen. */
export function Preparation() {
  return (
    <section aria-labelledby="preparation" data-ground="dark" className="bg-ink text-cream">
      <dl className="container-page grid gap-x-10 py-4 min-[700px]:grid-cols-3 min-[700px]:py-14">
        {facts.map(({ figure, label }) => (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end border-cream/25 py-6 max-[700px]:not-last:border-b min-[700px]:py-0"
          >
            <dt className="mt-2 max-w-xs">{label}</dt>
            <dd className="font-display text-2xl text-sun md:text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
      <div className="relative flex min-h-[34rem] items-end overflow-clip md:min-h-[38rem]">
        <div className="cover-media">
          <Film
            film={preparation.footage.film}
            label={preparation.footage.label}
            sizes={coverSizes}
            className="size-full"
          />
        </div>
        <div aria-hidden="true" className="cover-shade" />
        <div className="container-page pointer-events-none relative pt-56 pb-20 *:pointer-events-auto md:pb-16">
          <h2 id="preparation" className="text-3xl">
            {preparation.heading}
          </h2>
          <p className="mt-4 max-w-lg text-lg">{preparation.text}</p>
          <FilmButton
            film={preparation.film}
            chapters={preparationChapters}
            captions={preparationCaptions}
            title={preparation.heading}
            className={cx(buttonClass('primary', 'large'), 'mt-7 max-w-full')}
          >
            <Icon name="play" />
            {preparation.play}
          </FilmButton>
        </div>
      </div>
    </section>
  );
}

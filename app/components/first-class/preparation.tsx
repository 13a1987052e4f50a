import { Film } from '#app/components/film.tsx';
import { FilmButton } from '#app/components/film-button.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { yourFirstClass } from '#content/en/pages/your-first-class.ts';

const { preparation, facts } = yourFirstClass;

/** The facts, then the film across the page, running silently; the button gives it the whole screen. */
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
      <div className="relative">
        <Film
          film={preparation.footage.film}
          label={preparation.footage.label}
          sizes="100vw"
          className="aspect-[4/5] w-full sm:aspect-[4/3] md:aspect-[21/9] md:min-h-[34rem]"
        />
        <div className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.92),rgb(42_18_22/0.5)_50%,rgb(42_18_22/0.1))]" />
        <div className="container-page pointer-events-none absolute inset-x-0 bottom-0 pb-20 *:pointer-events-auto md:pb-14">
          <h2 id="preparation" className="text-3xl">
            {preparation.heading}
          </h2>
          <p className="mt-4 max-w-lg text-lg">{preparation.text}</p>
          <FilmButton
            film={preparation.footage.film}
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

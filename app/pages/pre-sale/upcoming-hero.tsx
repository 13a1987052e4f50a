import { FilmHero } from '#app/components/film/film-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import type { UpcomingStudioDetail } from '#content/catalog/upcoming-studios.ts';
import { shell } from '#words/pages/shell.ts';
import { upcomingStudio as labels } from '#words/pages/upcoming-studio.ts';

/** A looping aerial film with the name and the year of the studio. */
export function UpcomingHero({ studio }: { studio: UpcomingStudioDetail }) {
  return (
    <FilmHero
      footage={{ film: studio.tour, label: labels.tour.label(studio.title) }}
      heading={studio.title}
      notice={<Pill tone="flow">{studio.comingText}</Pill>}
    >
      <address className="mt-6 flex gap-3 text-lg not-italic">
        <Icon name="pin" className="mt-1 size-6 text-sun" />
        <span>
          <span className="sr-only">{labels.address}: </span>
          {studio.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </address>
      <ButtonLink to={shell.navbar.signUp.hash} size="large" className="mt-8">
        {labels.form.heading(studio.title)}
      </ButtonLink>
    </FilmHero>
  );
}

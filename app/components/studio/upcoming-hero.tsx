import { Film } from '#app/components/film.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { shell } from '#content/en/pages/shell.ts';
import { upcomingStudio as labels } from '#content/en/pages/upcoming-studio.ts';
import type { UpcomingStudioDetail } from '#content/types/upcoming-studios.ts';

/** The site from above, in a loop, with the name and the year on it. */
export function UpcomingHero({ studio }: { studio: UpcomingStudioDetail }) {
  return (
    <section
      aria-labelledby="page-title"
      data-ground="dark"
      className="relative flex min-h-[min(44rem,calc(100svh-var(--navbar-height)))] items-end overflow-clip bg-oxblood text-cream"
    >
      <div className="absolute inset-0">
        <Film
          film={studio.tour}
          label={labels.tour(studio.title)}
          priority
          sizes="100vw"
          className="size-full"
        />
      </div>
      {/* Wine-dark shade where the words stand, so that they read over any frame of the film. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.9),rgb(74_18_32/0.5)_50%,rgb(74_18_32/0.05)_85%)]"
      />
      <div className="container-page pointer-events-none relative pt-40 pb-14 *:pointer-events-auto md:pb-20">
        <Pill tone="flow">{studio.comingText}</Pill>
        <h1 id="page-title" className="mt-5 text-5xl">
          {studio.title}
        </h1>
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
      </div>
    </section>
  );
}

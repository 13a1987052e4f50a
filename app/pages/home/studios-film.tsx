import { Film } from '#app/components/film/film.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { home } from '#words/pages/home.ts';

const { studios } = home;

export function StudiosFilm() {
  return (
    <Section ground="dark" labelledBy="studios-film">
      <div className="grid items-center gap-12 lg:grid-cols-[1fr_1.35fr] lg:gap-20">
        <div>
          <SectionHeading id="studios-film" title={studios.heading} text={studios.text} />
          <dl className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4 border-t border-cream/25 pt-6">
            {studios.facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="mt-1 text-sm leading-snug">{label}</dt>
                <dd className="font-display text-xl text-sun">{figure}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={studios.link.to} className="mt-10">
            {studios.link.label}
          </ButtonLink>
        </div>
        <Film
          film={studios.footage.film}
          label={studios.footage.label}
          sizes="(min-width: 1024px) 48rem, 64vw"
          className="rounded-arch aspect-[4/3] w-full object-cover"
        />
      </div>
    </Section>
  );
}

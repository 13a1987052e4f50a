import { Section } from '#app/components/ui/section.tsx';
import type { StudioDetail } from '#content/catalog/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';
import { StudioFilm } from './studio-film.tsx';

/** The description of the studio beside its film. */
export function Story({ studio }: { studio: StudioDetail }) {
  const [opening, ...rest] = studio.detail;
  return (
    <Section labelledBy="story">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-20">
        <div>
          <h2 id="story" className="sr-only">
            {labels.story}
          </h2>
          <p className="font-display text-2xl">{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-prose">
              {paragraph}
            </p>
          ))}
        </div>
        <StudioFilm film={studio.videoUrl} name={studio.location} />
      </div>
    </Section>
  );
}

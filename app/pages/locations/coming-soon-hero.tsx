import { OpenedStudios } from '#app/components/location-cards/opened-studios.tsx';
import { coverSizes, Picture } from '#app/components/pictures/picture.tsx';
import { Cover } from '#app/components/sections/cover.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { comingSoon as comingSoonPage } from '#words/pages/coming-soon.ts';
import { locations } from '#words/pages/locations.ts';

const { comingSoon, comingSoonButton } = locations;
/** An upcoming studio may have its own text on the button. */
const { buttonText }: { name: string; buttonText?: string } = comingSoon;

export function ComingSoonHero() {
  return (
    <Cover
      labelledBy="coming-soon"
      height="min-h-[34rem] md:min-h-[40rem]"
      space="pt-64 pb-14 md:py-20"
      media={<Picture {...comingSoon.image} sizes={coverSizes} className="size-full object-cover" />}
    >
      <p className="text-eyebrow text-sun">{comingSoon.name}</p>
      <h2 id="coming-soon" className="mt-4 max-w-xl text-3xl">
        {comingSoon.title}
      </h2>
      <p className="mt-3 font-display text-xl text-sun">{comingSoon.date}</p>
      <p className="mt-5 max-w-lg text-lg">{comingSoon.description}</p>
      <OpenedStudios names={comingSoonPage.cards.items.map(({ title }) => title)} className="mt-4" />
      <ButtonLink to={comingSoon.to} size="large" className="mt-9">
        <span>
          {buttonText ?? comingSoonButton}
          <span className="sr-only"> {comingSoon.name}</span>
        </span>
      </ButtonLink>
    </Cover>
  );
}

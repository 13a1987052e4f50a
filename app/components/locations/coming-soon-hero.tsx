import { Picture } from '#app/components/picture.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { locations } from '#content/en/pages/locations.ts';

const { comingSoon, comingSoonButton } = locations;

export function ComingSoonHero() {
  return (
    <section
      aria-labelledby="coming-soon"
      data-ground="dark"
      className="relative flex min-h-[34rem] items-end overflow-clip bg-oxblood text-cream md:min-h-[40rem]"
    >
      <Picture
        picture={comingSoon.image.picture}
        alt={comingSoon.image.alt}
        sizes="100vw"
        className="absolute inset-0 size-full object-cover"
      />
      {/* Wine-dark shade where the words stand, so that they read over any picture. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[linear-gradient(to_top,rgb(42_18_22/0.94),rgb(74_18_32/0.86)_55%,rgb(74_18_32/0.1))] md:bg-[linear-gradient(to_right,rgb(42_18_22/0.9),rgb(74_18_32/0.7)_42%,rgb(74_18_32/0)_75%)]"
      />
      <div className="container-page relative py-14 md:py-20">
        <p className="text-eyebrow text-sun">{comingSoon.name}</p>
        <h2 id="coming-soon" className="mt-4 max-w-xl text-3xl">
          {comingSoon.title}
        </h2>
        <p className="mt-3 font-display text-xl text-sun">{comingSoon.date}</p>
        <p className="mt-5 max-w-lg text-lg">{comingSoon.description}</p>
        <ButtonLink to={comingSoon.to} size="large" className="mt-9">
          <span>
            {comingSoon.buttonText ?? comingSoonButton}
            <span className="sr-only"> {comingSoon.name}</span>
          </span>
        </ButtonLink>
      </div>
    </section>
  );
}

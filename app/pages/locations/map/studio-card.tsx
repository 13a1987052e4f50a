import { Picture } from '#app/components/pictures/picture.tsx';
import { buttonClass } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { LocationCard } from '#content/catalog/location-cards.ts';
import type { MapStudio } from '#content/catalog/map-studios.ts';
import { links } from '#content/facts/links.ts';
import { locations } from '#words/pages/locations.ts';

const { map: words } = locations;

type Props = { studio: MapStudio; card: LocationCard; isNearest: boolean; onClose: () => void };

/** The card on the map that a press on a marker opens. */
export function StudioCard({ studio, card, isNearest, onClose }: Props) {
  const note = isNearest ? words.nearest : (studio.comingText ?? null);
  return (
    <section
      aria-label={studio.title}
      className="absolute inset-x-3 bottom-3 z-10 flex max-w-md animate-toast overflow-hidden rounded-lg bg-paper shadow-lift md:inset-x-5 md:bottom-5"
    >
      <Picture
        picture={card.image.picture}
        alt=""
        sizes="9rem"
        className="w-28 shrink-0 object-cover max-sm:hidden md:w-36"
      />
      <div className="min-w-0 flex-1 p-5">
        {note && <p className="text-eyebrow mb-1.5 text-wine">{note}</p>}
        <p className="pr-10 font-display text-xl">{studio.title}</p>
        <address className="mt-1.5 text-sm not-italic">
          {studio.address[0]}
          <br />
          {studio.address[1]}
        </address>
        {!card.isUpcoming && <p className="mt-1.5 text-sm text-ink-soft">{card.timings}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SiteLink to={studio.url} className={buttonClass('primary', 'small')}>
            {card.moreInfo}
          </SiteLink>
          <SiteLink to={links.directions(studio.coordinates)} className={buttonClass('quiet')}>
            {words.directions}
          </SiteLink>
        </div>
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label={words.close}
        className="absolute top-2 right-2 grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <Icon name="close" className="size-5" />
      </button>
    </section>
  );
}

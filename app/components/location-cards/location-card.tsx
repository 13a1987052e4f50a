import { Picture } from '#app/components/pictures/picture.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Pill } from '#app/components/ui/pill.tsx';
import { SiteLink } from '#app/components/ui/site-link.tsx';
import type { LocationCard as LocationCardData } from '#content/catalog/location-cards.ts';
import { studioPath } from '#domain/studios.ts';
import { locations } from '#words/pages/locations.ts';
import { telephoneLink } from './telephone.ts';

type Props = {
  card: LocationCardData;
  /** The width of the picture in the layout, as in the `sizes` attribute. */
  sizes: string;
};

/** One studio in a list: picture, postal address and hours. The whole card is a link to its page. */
export function LocationCard({ card, sizes }: Props) {
  const nameId = `location-${card.id}`;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg bg-paper shadow-card transition-shadow duration-300 focus-within:shadow-lift hover:shadow-lift">
      <div className="zoom-media aspect-[4/3] bg-sand">
        <Picture
          {...card.image}
          sizes={sizes}
          className="size-full object-cover motion-safe:group-hover:scale-120"
        />
      </div>
      <p className="absolute top-4 left-4 flex gap-2">
        {card.isUpcoming && <Pill tone="dark">{card.comingText}</Pill>}
        {card.isPremier && <Pill tone="flow">{locations.cards.premier}</Pill>}
      </p>
      <div className="flex flex-1 flex-col p-6 md:max-lg:p-5 lg:p-7">
        <h3 id={nameId} className="text-xl">
          {card.name}
        </h3>
        {/* Some postal addresses have three lines on a narrow phone. All cards reserve them, so that the
            first cards have the height of the row. */}
        <address className="mt-3 not-italic max-[411px]:min-h-[3lh]">
          {card.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {!card.isUpcoming && (
          <p className="mt-3 text-sm text-ink-soft">
            <span className="block">{card.days}</span>
            <span className="block text-balance">{card.timings}</span>
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-5">
          <SiteLink
            to={studioPath(card.id)}
            className="flex min-h-11 items-center gap-2 font-medium text-wine after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-wine"
          >
            <span>
              {card.moreInfo}
              <span className="sr-only"> {card.name}</span>
            </span>
            <Icon
              name="arrow-right"
              className="size-5 transition-transform duration-300 group-hover:translate-x-1.5"
            />
          </SiteLink>
          {!card.isUpcoming && (
            <a
              href={telephoneLink(card.phoneNo)}
              className="relative flex min-h-11 items-center text-sm text-ink underline decoration-clay/50 underline-offset-4 hover:decoration-clay"
            >
              {card.phoneNo}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}

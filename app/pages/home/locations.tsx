import { LocationCard } from '#app/components/location-cards/location-card.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Rail } from '#app/components/ui/rail.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { locationCards } from '#content/catalog/location-cards.ts';
import { home } from '#words/pages/home.ts';
import { locations as locationsPage } from '#words/pages/locations.ts';
import { shell } from '#words/pages/shell.ts';

const { locations } = home;

export function Locations() {
  return (
    <Section labelledBy="locations">
      <SectionHeading id="locations" title={locations.heading} text={locations.text}>
        <ButtonLink to={locations.link.to} variant="secondary">
          {locations.link.label}
        </ButtonLink>
      </SectionHeading>
      <Rail
        label={locationsPage.cards.label}
        previousLabel={shell.carousel.previous}
        nextLabel={shell.carousel.next}
        itemClass="w-[min(82vw,24rem)]"
        className="mt-12"
      >
        {locationCards.map((card) => (
          <LocationCard key={card.id} card={card} sizes="(min-width: 480px) 24rem, 58vw" />
        ))}
      </Rail>
    </Section>
  );
}

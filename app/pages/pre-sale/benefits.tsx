import { IllustratedTile } from '#app/components/sections/illustrated-tile.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';
import { SecureButton } from './secure-button.tsx';

const { benefits } = upcomingLocations;

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={benefits.heading} text={benefits.text} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.items.map((tile, index) => (
          <li key={tile.heading}>
            <IllustratedTile
              tile={tile}
              order={index}
              sizes="(min-width: 1024px) 20rem, (min-width: 480px) 46vw, 7rem"
            />
          </li>
        ))}
      </ul>
      <SecureButton className="mt-12" />
    </Section>
  );
}

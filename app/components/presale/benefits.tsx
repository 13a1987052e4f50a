import { Picture } from '#app/components/picture.tsx';
import { Reveal } from '#app/components/ui/reveal.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { upcomingLocations } from '#content/en/pages/upcoming-locations.ts';
import { SecureButton } from './secure-button.tsx';

const { benefits } = upcomingLocations;

export function Benefits() {
  return (
    <Section labelledBy="benefits">
      <SectionHeading id="benefits" title={benefits.heading} text={benefits.text} />
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.items.map(({ heading, text, image }, index) => (
          <li key={heading}>
            <Reveal order={index}>
              <div className="zoom-media aspect-[4/3] rounded-lg bg-sand">
                <Picture
                  picture={image.picture}
                  alt={image.alt}
                  sizes="(min-width: 1024px) 20rem, (min-width: 480px) 46vw, 92vw"
                  className="size-full object-cover"
                />
              </div>
              <h3 className="mt-5 text-xl">{heading}</h3>
              <p className="mt-2">{text}</p>
            </Reveal>
          </li>
        ))}
      </ul>
      <SecureButton className="mt-12" />
    </Section>
  );
}

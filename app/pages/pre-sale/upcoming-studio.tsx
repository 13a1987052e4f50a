import { NearbyStudios } from '#app/components/location-cards/nearby-studios.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import PreSaleAddressFormCode from '#app/forms/site-forms/pre-sale-address-form.tsx';
import { island } from '#app/islands/island.tsx';
import type { LocationCard } from '#content/catalog/location-cards.ts';
import type { UpcomingStudioDetail } from '#content/catalog/upcoming-studios.ts';
import { upcomingStudio as labels } from '#words/pages/upcoming-studio.ts';
import { SignUpSection } from './sign-up-section.tsx';
import { UpcomingHero } from './upcoming-hero.tsx';

const PreSaleAddressForm = island(PreSaleAddressFormCode);

type Props = { studio: UpcomingStudioDetail; nearby: readonly LocationCard[] };

export function UpcomingStudio({ studio, nearby }: Props) {
  const { form, meanwhile } = labels;
  const [opening = '', ...rest] = studio.text;
  return (
    <>
      <UpcomingHero studio={studio} />
      <ImageAndText id="plan" heading={studio.heading} text={opening} image={studio.image} side="right">
        {rest.map((paragraph) => (
          <p key={paragraph} className="max-w-2xl text-lg">
            {paragraph}
          </p>
        ))}
      </ImageAndText>
      <SignUpSection heading={form.heading(studio.title)} text={form.text}>
        <FormCard>
          <PreSaleAddressForm slug={studio.url.slice(1)} studio={studio.title} />
        </FormCard>
      </SignUpSection>
      <NearbyStudios heading={meanwhile.heading} text={meanwhile.text} cards={nearby}>
        <ButtonLink to={meanwhile.link.to} variant="secondary">
          {meanwhile.link.label}
        </ButtonLink>
      </NearbyStudios>
    </>
  );
}

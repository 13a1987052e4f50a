import { NearbyStudios } from '#app/components/location-cards/nearby-studios.tsx';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import PreSaleAddressFormCode from '#app/forms/site-forms/pre-sale-address-form.tsx';
import { island } from '#app/islands/island.tsx';
import type { UpcomingStudioDetail } from '#content/catalog/upcoming-studios.ts';
import { upcomingStudio as labels } from '#words/pages/upcoming-studio.ts';
import { SignUpSection } from './sign-up-section.tsx';
import { UpcomingHero } from './upcoming-hero.tsx';

const PreSaleAddressForm = island(PreSaleAddressFormCode);

export function UpcomingStudio({ studio }: { studio: UpcomingStudioDetail }) {
  const { form, meanwhile } = labels;
  const slug = studio.url.slice(1);
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
          <PreSaleAddressForm slug={slug} studio={studio.title} />
        </FormCard>
      </SignUpSection>
      <NearbyStudios slug={slug} heading={meanwhile.heading} text={meanwhile.text}>
        <ButtonLink to={meanwhile.link.to} variant="secondary">
          {meanwhile.link.label}
        </ButtonLink>
      </NearbyStudios>
    </>
  );
}

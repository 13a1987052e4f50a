import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { cx } from '#app/components/ui/class-names.ts';
import { SelectField } from '#app/components/ui/field.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { membership } from '#content/en/pages/membership.ts';
import { membershipPrices } from '#domain/prices.ts';
import { defaultStudio, openStudios, studioFromQuery } from '#domain/studios.ts';
import { ClassPackages } from './class-packages.tsx';
import { MembershipCard } from './membership-card.tsx';

const { pricing } = membership;
const studiosByName = [...openStudios].sort((a, b) => a.name.localeCompare(b.name));

/** Pick a studio, see what it costs there; `?location=` picks it beforehand. On small screens the picker stays in sight while the prices scroll by. */
export function PricingSection() {
  const [parameters] = useSearchParams();
  const [bookingId, setBookingId] = useState(() => {
    const asked = studioFromQuery(parameters.get('location'));
    return asked?.status === 'open' ? asked.bookingId : defaultStudio.bookingId;
  });
  const prices = membershipPrices(bookingId);
  const priceOf = { vip: prices.vipPrice, unlimited: prices.membershipPrice, eight: prices.eightClassPrice };
  return (
    <Section id="pricing" ground="sand" labelledBy="pricing-title">
      <SectionHeading id="pricing-title" title={pricing.heading} text={pricing.text} />
      <div
        className={cx(
          'mt-8 max-md:sticky max-md:top-[var(--navbar-height)] max-md:z-20 max-md:-mx-[var(--page-edge)] max-md:bg-sand max-md:px-[var(--page-edge)] max-md:pt-2 max-md:pb-4',
          'md:mt-10 md:max-w-sm',
        )}
      >
        <SelectField
          id="pricing-studio"
          label={pricing.studioLabel}
          value={bookingId}
          onChange={(event) => setBookingId(Number(event.target.value))}
        >
          {studiosByName.map((studio) => (
            <option key={studio.bookingId} value={studio.bookingId}>
              {studio.name}
            </option>
          ))}
        </SelectField>
      </div>
      <ul aria-live="polite" className="mt-6 grid gap-6 lg:mt-10 lg:grid-cols-3">
        {pricing.cards.map((card) => (
          <li key={card.id}>
            <MembershipCard card={card} price={priceOf[card.id]} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-2xl text-sm">{pricing.terms}</p>
      <ClassPackages />
    </Section>
  );
}

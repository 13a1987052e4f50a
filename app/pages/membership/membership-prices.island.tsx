import { Button } from '#app/components/ui/button.tsx';
import { cx } from '#app/components/ui/class-names.ts';
import { SelectField } from '#app/components/ui/field.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { useChoiceFields } from '#app/hooks/use-choice-fields.ts';
import { useUrlState } from '#app/hooks/use-url-state.ts';
import { compareText } from '#content/compare-text.ts';
import { sitePath } from '#content/site-path.ts';
import { membershipPrices } from '#domain/prices.ts';
import { defaultStudio, openStudios, studioFromQuery } from '#domain/studios.ts';
import { membership } from '#words/pages/membership.ts';
import { ClassPackages } from './class-packages.tsx';
import { MembershipCard } from './membership-card.tsx';

const { pricing } = membership;
const studiosByName = [...openStudios].sort((a, b) => compareText(a.name, b.name));

const openStudioOf = (query: string | null) => {
  const fromQuery = studioFromQuery(query);
  return fromQuery?.status === 'open' ? fromQuery : defaultStudio;
};

/** Prices of the studio in `?location=`. On small screens the picker is sticky. */
export default function MembershipPrices() {
  const { query, change } = useUrlState();
  const chosen = openStudioOf(query.get('location'));
  // Visitors compare the prices of several studios, and Back then leaves the page.
  const { parentProps } = useChoiceFields({ location: chosen.slug }, (studio) =>
    change({ query: studio, isReplacement: true }),
  );
  const prices = membershipPrices(chosen.slug);
  const priceOf = { vip: prices.vipPrice, unlimited: prices.membershipPrice, eight: prices.eightClassPrice };
  return (
    <Section id="pricing" ground="sand" labelledBy="pricing-title">
      <SectionHeading id="pricing-title" title={pricing.heading} text={pricing.text} />
      <form
        method="get"
        action={sitePath('/membership#pricing')}
        data-choices=""
        autoComplete="off"
        className={cx(
          'mt-8 flex items-end gap-3 max-md:sticky max-md:top-[var(--navbar-height)] max-md:z-20 max-md:-mx-[var(--page-edge)] max-md:bg-sand max-md:px-[var(--page-edge)] max-md:pt-2 max-md:pb-4',
          'md:mt-10 md:max-w-sm',
        )}
      >
        <div {...parentProps} className="min-w-0 flex-1">
          <SelectField
            id="pricing-studio"
            label={pricing.studioLabel}
            name="location"
            defaultValue={chosen.slug}
          >
            {studiosByName.map((studio) => (
              <option key={studio.slug} value={studio.slug}>
                {studio.name}
              </option>
            ))}
          </SelectField>
        </div>
        <noscript>
          <Button type="submit" variant="dark" className="min-h-13 shrink-0">
            {pricing.apply}
          </Button>
        </noscript>
      </form>
      <ul aria-live="polite" data-results="" className="mt-6 grid gap-6 lg:mt-10 lg:grid-cols-3">
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

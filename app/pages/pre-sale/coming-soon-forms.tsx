import { FormCard } from '#app/components/sections/form-section.tsx';
import { AccordionItem } from '#app/components/ui/accordion.tsx';
import PreSaleFullNameFormCode from '#app/forms/site-forms/pre-sale-full-name-form.tsx';
import PreSaleWestBocaFormCode from '#app/forms/site-forms/pre-sale-west-boca-form.tsx';
import { island } from '#app/islands/island.tsx';
import { comingSoon } from '#words/pages/coming-soon.ts';
import { SignUpSection } from './sign-up-section.tsx';

const PreSaleFullNameForm = island(PreSaleFullNameFormCode);
const PreSaleWestBocaForm = island(PreSaleWestBocaFormCode);

const { cards, preSale } = comingSoon;

/**
 * One form for each place in a `details` element, one open at a time. The link of a card points inside its
 * form, and browsers open the `details` element that a link points into, so it works without scripts.
 */
export function ComingSoonForms() {
  return (
    <SignUpSection heading={preSale.cta} text={cards.text}>
      {cards.items.map(({ slug, title, formHeading }) => (
        <AccordionItem key={slug} group="coming-soon-forms" title={formHeading}>
          <div id={slug} className="scroll-mt-28">
            <FormCard>
              {slug === 'west-boca' ? (
                <PreSaleWestBocaForm studio={title} />
              ) : (
                <PreSaleFullNameForm slug={slug} studio={title} />
              )}
            </FormCard>
          </div>
        </AccordionItem>
      ))}
    </SignUpSection>
  );
}

import type { ReactNode } from 'react';
import { FormCard } from '#app/components/sections/form-section.tsx';
import { AccordionItem } from '#app/components/ui/accordion.tsx';
import { comingSoon } from '#words/pages/coming-soon.ts';
import { SignUpSection } from './sign-up-section.tsx';

const { cards, preSale } = comingSoon;
type ComingSoonCard = (typeof cards.items)[number];

/**
 * One form for each place in a `details` element, one open at a time. The link of a card points inside its
 * form, and browsers open the `details` element that a link points into, so it works without scripts.
 */
export function ComingSoonForms({ formFor }: { formFor: (card: ComingSoonCard) => ReactNode }) {
  return (
    <SignUpSection heading={preSale.cta} text={cards.text}>
      {cards.items.map((card) => (
        <AccordionItem key={card.slug} group="coming-soon-forms" title={card.formHeading}>
          <div id={card.slug} className="scroll-mt-28">
            <FormCard>{formFor(card)}</FormCard>
          </div>
        </AccordionItem>
      ))}
    </SignUpSection>
  );
}

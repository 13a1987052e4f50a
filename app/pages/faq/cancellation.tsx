import { FormCard } from '#app/components/sections/form-section.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { StudioOptions } from '#app/forms/fields/studios.ts';
import CancellationFormCode from '#app/forms/site-forms/cancellation-form.tsx';
import { island } from '#app/islands/island.tsx';
import { faq } from '#words/pages/faq.ts';

const CancellationForm = island(CancellationFormCode);

const { cancellation } = faq;

/** The rules are beside the form, so that a visitor can read them while writing. */
export function Cancellation({ studios }: { studios: StudioOptions }) {
  return (
    <Section id="cancellation" ground="sand" labelledBy="cancellation-title">
      <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <SectionHeading id="cancellation-title" title={cancellation.heading} text={cancellation.text} />
          <ul className="mt-8 grid gap-4">
            {cancellation.rules.map((rule) => (
              <li key={rule} className="border-t border-ink/25 pt-4">
                {rule}
              </li>
            ))}
          </ul>
        </div>
        <FormCard>
          <h3 className="mb-6 text-2xl">{cancellation.formHeading}</h3>
          <CancellationForm studios={studios} />
        </FormCard>
      </div>
    </Section>
  );
}

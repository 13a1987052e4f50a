import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { faq } from '#content/en/pages/faq.ts';

const { cancellation, stillAsking } = faq;

/** The rules beside the helper, so that nobody has to look them up while writing. */
export function Cancellation() {
  return (
    <Section id="cancellation" ground="sand" labelledBy="cancellation-title">
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
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
        <div data-slot="cancellation-helper" className="rounded-lg bg-paper p-7 shadow-card md:p-10">
          <ButtonLink to={stillAsking.link.to}>{stillAsking.link.label}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}

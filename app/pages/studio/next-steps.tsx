import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section } from '#app/components/ui/section.tsx';
import { studio as labels } from '#words/pages/studio.ts';

/** Links to the prices of this studio and to its contact form. */
export function NextSteps({ name, slug }: { name: string; slug: string }) {
  const { membership, contact } = labels;
  const steps = [
    {
      heading: membership.heading(name),
      text: membership.text,
      link: membership.link,
      to: `/membership?location=${slug}#pricing`,
    },
    { heading: contact.heading, text: contact.text, link: contact.link, to: `/contact-us?location=${slug}` },
  ];
  return (
    <Section ground="dark" className="!py-[calc(var(--section-space)*0.7)]">
      <div className="grid gap-12 md:grid-cols-2 md:gap-16">
        {steps.map(({ heading, text, link, to }) => (
          <div key={to}>
            <h2 className="text-2xl">{heading}</h2>
            <p className="mt-3 max-w-md">{text}</p>
            <ButtonLink to={to} variant="light" className="mt-6">
              {link}
            </ButtonLink>
          </div>
        ))}
      </div>
    </Section>
  );
}

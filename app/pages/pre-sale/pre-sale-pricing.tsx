import { OpenedStudios } from '#app/components/location-cards/opened-studios.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { comingSoon } from '#words/pages/coming-soon.ts';
import { shell } from '#words/pages/shell.ts';

const { preSale, hero, cards } = comingSoon;

export function PreSalePricing() {
  return (
    <Section ground="sand" labelledBy="presale">
      <div className="grid gap-12 lg:grid-cols-[1fr_1.4fr] lg:gap-20">
        <SectionHeading id="presale" eyebrow={hero.opening} title={preSale.heading} text={preSale.text}>
          <OpenedStudios names={cards.items.map(({ title }) => title)} className="mb-5" />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={shell.navbar.signUp.hash} size="large">
              {preSale.cta}
            </ButtonLink>
            <ButtonLink to={preSale.elsewhere.to} variant="quiet">
              {preSale.elsewhere.label}
            </ButtonLink>
          </div>
        </SectionHeading>
        <ul className="divide-y divide-ink/20 border-y border-ink/20">
          {preSale.points.map(({ heading, text }) => (
            <li key={heading} className="py-6">
              <h3 className="text-xl">{heading}</h3>
              <p className="mt-2 max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

import { Film } from '#app/components/film/film.tsx';
import { OpenedStudios } from '#app/components/location-cards/opened-studios.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { comingSoon } from '#words/pages/coming-soon.ts';
import { shell } from '#words/pages/shell.ts';
import { ComingSoonForms } from './coming-soon-forms.tsx';
import { Neighborhoods } from './neighborhoods.tsx';
import { PreSalePricing } from './pre-sale-pricing.tsx';

const { hero, tour, preSale, cards } = comingSoon;

export function ComingSoon() {
  return (
    <>
      <PageHero heading={hero.heading} eyebrow={hero.opening} text={hero.text} image={hero.image}>
        <ButtonLink to={shell.navbar.signUp.hash} size="large">
          {preSale.cta}
        </ButtonLink>
        <OpenedStudios names={cards.items.map(({ title }) => title)} className="w-full" />
      </PageHero>
      <Section ground="paper" labelledBy="tour">
        <SectionHeading id="tour" title={tour.heading} text={tour.text} className="mb-10" />
        <Film
          film={tour.footage.film}
          label={tour.footage.label}
          sizes="(min-width: 1312px) 82rem, 64vw"
          className="aspect-[4/3] w-full rounded-lg md:aspect-[21/9]"
        />
      </Section>
      <Neighborhoods />
      <PreSalePricing />
      <ComingSoonForms />
    </>
  );
}

import { Film } from '#app/components/film/film.tsx';
import { OpenedStudios } from '#app/components/location-cards/opened-studios.tsx';
import { PageHero } from '#app/components/sections/page-hero.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { formAction } from '#app/forms/engine/form-action.server.ts';
import PreSaleFullNameFormCode, {
  preSaleFullNameForm,
} from '#app/forms/site-forms/pre-sale-full-name-form.tsx';
import PreSaleWestBocaFormCode, {
  preSaleWestBocaForm,
} from '#app/forms/site-forms/pre-sale-west-boca-form.tsx';
import { island } from '#app/islands/island.tsx';
import { ComingSoonForms } from '#app/pages/pre-sale/coming-soon-forms.tsx';
import { Neighborhoods } from '#app/pages/pre-sale/neighborhoods.tsx';
import { PreSalePricing } from '#app/pages/pre-sale/pre-sale-pricing.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { comingSoon } from '#words/pages/coming-soon.ts';
import { shell } from '#words/pages/shell.ts';
import type { Route } from './+types/coming-soon';

const PreSaleFullNameForm = island('pre-sale-full-name-form', PreSaleFullNameFormCode);
const PreSaleWestBocaForm = island('pre-sale-west-boca-form', PreSaleWestBocaFormCode);

const { hero, tour, preSale, cards } = comingSoon;

export const handle = {
  cache: {},
  sitemap: 'build',
  hasSignUpForm: true,
  hasFreeClassPopup: false,
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...comingSoon.meta,
    path: '/coming-soon',
    crumb: comingSoon.crumb,
    picture: hero.image.picture,
  });

export const action = formAction(
  preSaleWestBocaForm,
  ...comingSoon.cards.items
    .filter(({ slug }) => slug !== 'west-boca')
    .map(({ slug }) => preSaleFullNameForm(slug)),
);

export default function ComingSoon() {
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
      <ComingSoonForms
        formFor={({ slug, title }) =>
          slug === 'west-boca' ? (
            <PreSaleWestBocaForm studio={title} />
          ) : (
            <PreSaleFullNameForm slug={slug} studio={title} />
          )
        }
      />
    </>
  );
}

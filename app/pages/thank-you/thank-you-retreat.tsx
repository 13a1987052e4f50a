import { FilmBanner } from '#app/components/film/film-banner.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { thankYouRetreat } from '#words/pages/thank-you-retreat.ts';

const { heading, text, image, links } = thankYouRetreat;

export function ThankYouRetreat() {
  return (
    <FilmBanner heading={heading} text={text} image={image} isWholePage>
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} size="large" variant={index === 0 ? 'primary' : 'light'}>
          {label}
        </ButtonLink>
      ))}
    </FilmBanner>
  );
}

import { FilmStage } from '#app/components/film/film-stage.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { island } from '#app/islands/island.tsx';
import { testimonials as page } from '#words/pages/testimonials.ts';
import TestimonialCarouselCode from './testimonial-carousel.island.tsx';

const TestimonialCarousel = island(TestimonialCarouselCode);
const { yourTurn } = page;

export function Testimonials() {
  return (
    <>
      <TestimonialCarousel />
      <FilmStage />
      <ImageAndText
        id="your-turn"
        ground="sand"
        side="right"
        heading={yourTurn.heading}
        text={yourTurn.text}
        image={page.image}
      >
        <ButtonLink to={yourTurn.cta.to} size="large">
          {yourTurn.cta.label}
        </ButtonLink>
      </ImageAndText>
    </>
  );
}

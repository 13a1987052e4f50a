import { FilmStage } from '#app/components/film/film-stage.tsx';
import { ImageAndText } from '#app/components/sections/image-and-text.tsx';
import { ButtonLink } from '#app/components/ui/button.tsx';
import { island } from '#app/islands/island.tsx';
import StoryCarouselCode from '#app/pages/testimonials/story-carousel.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import type { Testimonial } from '#content/catalog/testimonials.ts';
import { testimonials } from '#content/catalog/testimonials.ts';
import { published } from '#content/facts/published.ts';
import { testimonials as page } from '#words/pages/testimonials.ts';
import type { Route } from './+types/testimonials';

const StoryCarousel = island('story-carousel', StoryCarouselCode);
const { yourTurn } = page;

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...page.meta,
    path: '/testimonials',
    crumb: page.crumb,
    picture: page.image.picture,
    structuredData:
      import.meta.env.SSR &&
      ((origin) =>
        videoObjects(
          origin,
          testimonials.flatMap(({ name, comment, interview }: Testimonial) =>
            interview
              ? {
                  film: interview,
                  name: page.interviewWith(name),
                  description: comment,
                  // Members are quoted in their own words.
                  inLanguage: 'en',
                  published: published.testimonials,
                }
              : [],
          ),
        )),
  });

export default function Testimonials() {
  return (
    <>
      <StoryCarousel />
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

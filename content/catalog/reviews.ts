import { testimonialFacts } from '#content/facts/testimonials.ts';
import type { PictureData } from '#media/picture.ts';
import { homeReviews as words } from '#words/reviews.ts';

export type Review = {
  name: string;
  /** HTML from our content: em and strong only. It is sanitized again before it is shown. */
  review: string;
  /** Missing where the page already shows the studio. */
  location?: string;
  image?: PictureData;
};

export const homeReviews = words.map(({ testimonial, review }) => {
  const { name, location, image } = testimonialFacts[testimonial];
  return { name, review, location, image };
});

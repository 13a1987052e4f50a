import { testimonialFacts } from '#content/facts/testimonials.ts';
import type { PictureData } from '#media/picture.ts';
import { homeReviews as words } from '#words/reviews.ts';

export type Review = {
  name: string;
  /** HTML of our own writing: em and strong only. It is sanitised again where it is shown. */
  review: string;
  /** Left out where the page already says which studio it is about. */
  location?: string;
  image?: PictureData;
};

export const homeReviews = words.map(({ testimonial, review }) => {
  const { name, location, image } = testimonialFacts[testimonial];
  return { name, review, location, image };
});

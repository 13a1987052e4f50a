import { testimonialFacts } from '#content/facts/testimonials.ts';
import { filmCaptions } from '#content/film-captions.ts';
import type { FilmData } from '#media/film.ts';
import { testimonialComments } from '#words/testimonials.ts';

export const testimonials = testimonialFacts.map((facts) => ({
  ...facts,
  interview: 'interview' in facts ? (facts.interview as FilmData) : undefined,
  captions: filmCaptions(`testimonials/${facts.id}`),
  comment: testimonialComments[facts.id],
}));
export type Testimonial = (typeof testimonials)[number];

import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const testimonials = {
  crumb: 'Testimonials',
  meta: {
    title: `Results, Inside & Out: Member Stories | ${brand.name}`,
    description:
      'Six members on what changed: a back that stopped hurting, nights that got longer, a habit that stuck. In their own words, on film.',
  },
  heading: 'Results, Inside & Out',
  text: 'Some came for a sore back and some for a dare. They tell it better than we do.',
  image: {
    picture: picture('pages/testimonials'),
    alt: 'Members balance before the sun disc in the hot room',
  },
  watchInterview: 'Watch Interview',
  carousel: 'Member stories',
  /** The role of the row of testimonials for screen readers. */
  carouselRole: 'carousel',
  select: (name: string) => `Read the story of ${name}`,
  interviewWith: (name: string) => `Interview with ${name}`,
  stop: 'Stop the stories from moving',
  start: 'Let the stories move',
  yourTurn: {
    heading: 'Yours starts with one class',
    text: 'Nobody here began flexible. They began on a Tuesday.',
    cta: { label: 'Plan your first class', to: '/your-first-class' },
  },
} as const;

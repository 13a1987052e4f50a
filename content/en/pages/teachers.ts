import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const teachers = {
  crumb: 'Teachers',
  meta: {
    title: `Our Teachers | ${brand.name} Hot Yoga & Fitness`,
    description:
      'Meet the founders and the teachers who lead Flow, FIIT and Restore. Watch them talk about the room, the heat and the first class.',
  },
  hero: {
    heading: 'The people at the front of the room',
    text: 'Every teacher trains with us for months before leading a class, and keeps taking classes ever after. You will find them on the mat next to yours.',
    image: { picture: picture('pages/teachers'), alt: 'A class seated before the sun disc in the hot room' },
  },
  founders: { heading: 'Two people and one heater' },
  list: {
    heading: 'Meet a few of them',
    text: 'Press play and let them introduce themselves.',
    watch: (name: string) => `Watch ${name} introduce their class`,
  },
  join: {
    heading: 'Could this be you?',
    text: 'We train our own. If you love the room, you may love it from the front.',
    cta: { label: 'Become a teacher', to: '/teacher-training' },
  },
} as const;

import { testimonialComments } from './testimonials.ts';

/** What members say in their interviews. Pages quote it in the language in which they said it. */
export const interviewWords = testimonialComments;

/** What the films say that no page says; the rest are the words of members and teachers. */
export const storyWords = {
  interviewEnd: 'Yours starts with one class.',
  introductionEnd: (studio: string) => `See you in ${studio}.`,
} as const;

/** The chapters of the preparation film, which the player also lists. */
export const preparationChapters = [
  'What to wear',
  'Where to put your things',
  'Where to lie down',
  'How to breathe',
  'When it is too much',
] as const;

/** Its other words; captions by chapter. */
export const preparationWords = {
  title: 'Watch this first',
  subtitle: 'Your first class in the hot room',
  captions: [
    [
      'Something light that stays put when you bend.',
      'Nothing you would mind soaking. Bare feet, no shoes.',
      'Bring water and a towel. We have both if you forget.',
    ],
    [
      'Come fifteen minutes early. The front desk shows you around.',
      'Bag, shoes and phone go into a locker.',
      'The showers are next door, for afterwards.',
    ],
    [
      'Any free mat is yours. The back row is a touch cooler.',
      'Towel over the mat, head toward the sun disc.',
      'Lie down and let the warmth arrive before the class does.',
    ],
    [
      'Through the nose, and slower than you think.',
      'In: two, three, four.',
      'Out: two, three, four, five, six.',
      'If you can hear it, so can the person beside you. It helps them too.',
    ],
    [
      'Sit, kneel or lie down. Nobody will mind, most will envy you.',
      'Sip, do not gulp.',
      'Stay in the room if you can. Staying is the practice.',
    ],
  ],
  end: 'That is all. See you in there.',
} as const;

/** The chain's name stands here and nowhere else, so another chain can put its own. */
export const brand = {
  name: 'Heliora',
  fullName: 'Heliora Hot Yoga & Fitness',
} as const;

/** The only file with the chain's name, so that another chain can replace it. */
export const brand = {
  name: 'Heliora',
  fullName: 'Heliora Hot Yoga & Fitness',
} as const;

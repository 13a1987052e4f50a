/** The chain's name in all texts. Its domain names are in the settings and in `content/facts/`. */
export const brand = {
  name: 'Heliora',
  fullName: 'Heliora Hot Yoga & Fitness',
} as const;

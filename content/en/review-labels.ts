export const reviewLabels = { carousel: 'Reviews', stars: 'Five of five stars' } as const;

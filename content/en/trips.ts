/** By the id of content/facts/trips.ts. A separate file: the retreats page and the schedule show them. */
export const trips = {
  tulum: {
    name: 'Tulum',
    title: 'Tulum: jungle mornings, Caribbean afternoons',
    description:
      'A small hotel between the jungle and the beach, with a practice hall open on three sides. Cenotes within cycling distance, the ruins before the buses come, and a kitchen that takes vegetables seriously.',
    alt: 'The beach at Tulum under palms',
    date: 'Five nights, six days in January 2024',
    link: 'Ask about Tulum',
    address: 'Beach road, km 7, Tulum, Mexico',
  },
  cabo: {
    name: 'Cabo San Lucas',
    title: 'Cabo San Lucas: where the desert meets the sea',
    description:
      'A hillside house above the bay, with a terrace for sunrise practice and whales passing in season. Days are bright and dry, nights are cool, and the stars do not need any help.',
    alt: 'The sea at Cabo San Lucas in early light',
    date: '5 days and 4 nights, Sunday Mar 12 to Thursday Mar 16',
    link: 'RESERVE YOUR SPOT',
    address: 'Hill road above the bay, Cabo San Lucas, Mexico',
  },
} as const;

import type { Retreat } from '#content/types/pages/retreats.ts';
import { picture } from '#media/picture.ts';
import { links } from '#words/links.ts';

/** Apart from the page about them: the schedule shows them too, and needs nothing else of it. */
export const trips: readonly Retreat[] = [
  {
    id: 'tulum',
    name: 'Tulum',
    title: 'Tulum: jungle mornings, Caribbean afternoons',
    description:
      'A small hotel between the jungle and the beach, with a practice hall open on three sides. Cenotes within cycling distance, the ruins before the buses come, and a kitchen that takes vegetables seriously.',
    image: {
      picture: picture('retreats/tulum'),
      alt: 'The beach at Tulum under palms',
    },
    date: 'Five nights, six days in January 2024',
    link: { label: 'Ask about Tulum', to: '/retreats#information' },
    address: 'Beach road, km 7, Tulum, Mexico',
    number: '954-555-0177',
    country: 'MX',
    starts: '2024-01-15',
    ends: '2024-01-20',
    hasModal: false,
  },
  {
    id: 'cabo',
    name: 'Cabo San Lucas',
    title: 'Cabo San Lucas: where the desert meets the sea',
    description:
      'A hillside house above the bay, with a terrace for sunrise practice and whales passing in season. Days are bright and dry, nights are cool, and the stars do not need any help.',
    image: {
      picture: picture('retreats/cabo'),
      alt: 'The sea at Cabo San Lucas in early light',
    },
    date: '5 days and 4 nights, Sunday Mar 12 to Thursday Mar 16',
    link: { label: 'RESERVE YOUR SPOT', to: links.retreatBooking },
    address: 'Hill road above the bay, Cabo San Lucas, Mexico',
    number: '954-555-0178',
    country: 'MX',
    starts: '2023-03-12',
    ends: '2023-03-16',
    hasModal: true,
  },
];

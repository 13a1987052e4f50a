import { picture } from '#media/picture.ts';
import { links } from './links.ts';

export const tripFacts = [
  {
    id: 'tulum',
    picture: picture('retreats/tulum'),
    to: '/retreats#information',
    number: '954-555-0177',
    country: 'MX',
    starts: '2024-01-15',
    ends: '2024-01-20',
    hasModal: false,
  },
  {
    id: 'cabo',
    picture: picture('retreats/cabo'),
    to: links.retreatBooking,
    number: '954-555-0178',
    country: 'MX',
    starts: '2023-03-12',
    ends: '2023-03-16',
    hasModal: true,
  },
] as const;

import type { StudioLabels } from '#content/types/pages/studio.ts';
import { brand } from '#domain/brand.ts';

export const studio: StudioLabels = {
  meta: (name, city) => ({
    title: `Hot Yoga in ${name} | ${brand.name}`,
    description: `${brand.name} ${name}: Flow, FIIT and Restore in ${city}, Florida. Hours, parking, today’s classes and the people who run it.`,
  }),
  breadcrumb: 'Locations',
  breadcrumbLabel: 'Where you are',
  premier: 'Premier studio',
  address: 'Address',
  directions: 'Get directions',
  call: (number) => `Call ${number}`,
  jumps: { label: 'At this studio', classes: 'Next classes', prices: 'Prices' },
  visit: 'Plan your visit',
  hours: 'Hours',
  frontDesk: 'Front desk',
  leader: {
    heading: 'Who runs the place',
    portrait: (name) => `Portrait of ${name}`,
    call: (firstName) => `Call ${firstName}`,
  },
  film: {
    play: 'Watch the studio film',
    label: (name) => `A walk through the ${name} studio.`,
    published: '2025-02-24',
  },
  story: 'The room',
  gallery: (name) => `Pictures of the ${name} studio`,
  reviews: (name) => `What ${name} says`,
  nextClasses: {
    heading: 'Next on the mat',
    today: 'Today',
    tomorrow: 'Tomorrow',
    noneToday: 'No more classes today. The room is cooling down.',
    noneTomorrow: 'Nothing is on the schedule for tomorrow yet.',
    book: 'Book',
    all: 'Full schedule of this studio',
  },
  membership: {
    heading: (name) => `Membership at ${name}`,
    text: 'See what a month costs here, or buy a package that does not expire.',
    link: 'See prices',
  },
  contact: {
    heading: 'Something to ask?',
    text: 'Call the front desk, or send a message and the manager will answer.',
    link: 'Write to this studio',
  },
  nearby: { heading: 'Also close by', text: 'With VIP Unlimited these are yours too.' },
};

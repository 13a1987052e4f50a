import { brand } from '#domain/brand.ts';

export const studio = {
  meta: (name: string, city: string) => ({
    title: `Hot Yoga in ${name} | ${brand.name}`,
    description: `${brand.name} ${name}: Flow, FIIT and Restore in ${city}, Florida. Hours, parking, today’s classes and the people who run it.`,
  }),
  breadcrumb: 'Locations',
  /** The label for screen readers of the link back to all studios. */
  breadcrumbLabel: 'Where you are',
  premier: 'Premier studio',
  address: 'Address',
  directions: 'Get directions',
  call: (number: string) => `Call ${number}`,
  /** The links that most visitors look for. */
  jumps: { label: 'At this studio', classes: 'Next classes', prices: 'Prices' },
  visit: 'Plan your visit',
  hours: 'Hours',
  frontDesk: 'Front desk',
  leader: {
    heading: 'Who runs the place',
    portrait: (name: string) => `Portrait of ${name}`,
    call: (firstName: string) => `Call ${firstName}`,
  },
  film: {
    play: 'Watch the studio film',
    label: (name: string) => `A walk through the ${name} studio.`,
  },
  story: 'The room',
  gallery: (name: string) => `Pictures of the ${name} studio`,
  reviews: (name: string) => `What ${name} says`,
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
    heading: (name: string) => `Membership at ${name}`,
    text: 'See what a month costs here, or buy a package that does not expire.',
    link: 'See prices',
  },
  contact: {
    heading: 'Something to ask?',
    text: 'Call the front desk, or send a message and the manager will answer.',
    link: 'Write to this studio',
  },
  nearby: { heading: 'Also close by', text: 'With VIP Unlimited these are yours too.' },
} as const;

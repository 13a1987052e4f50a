import { brand } from '#domain/brand.ts';

export const schedule = {
  meta: {
    title: `Class Schedule & Workshops | ${brand.name} Hot Yoga`,
    description:
      'Flow, FIIT and Restore classes today and in the coming weeks, with teachers and free mats. Plus workshops and retreats.',
  },
  heading: 'Schedule',
  text: 'Choose a studio, find an hour.',
  tabs: {
    label: 'What to show',
    names: { classes: 'Classes', workshops: 'Workshops', retreats: 'Retreats' },
  },
  location: {
    label: 'Studio',
    nearest: 'Use the studio nearest to me',
    nearestShort: 'Nearest',
    looking: 'Looking for the studio nearest to you…',
    found: (studio: string) => `${studio} is the studio nearest to you.`,
    notFound: 'Your browser did not say where you are. Pick a studio from the list.',
  },
  dates: { label: 'Day', today: 'Today', tomorrow: 'Tomorrow', back: 'Back to today' },
  filters: {
    label: 'Filter classes',
    classKind: 'Class',
    instructor: 'Teacher',
    timeOfDay: 'Time of day',
    any: 'Any',
    times: { morning: 'Before 11 AM', midday: '11 AM to 4 PM', evening: 'After 4 PM' },
    clear: 'Clear filters',
    /** Visible only without scripts: the filters are then a form. */
    apply: 'Show classes',
    nothingLeft: {
      heading: 'Nothing matches all of that',
      text: 'Loosen one of the filters, or look at another day.',
    },
  },
  item: {
    minutes: (minutes: number) => `${minutes} min`,
    spots: (spots: number) => (spots === 1 ? '1 spot left' : `${spots} spots left`),
    /** For a studio that does not publish the number of free spots. */
    spotsLeft: 'Spots available',
    waitlist: (waiting: number) => (waiting === 0 ? 'Waitlist open' : `Waitlist, ${waiting} ahead of you`),
    full: 'Class and waitlist are full',
    with: (instructor: string) => `with ${instructor}`,
    instructorToCome: 'Teacher to be announced',
    details: 'Details',
    book: 'BOOK',
    bookClass: (name: string, time: string) => `Book ${name} at ${time} in the app`,
    workshop: 'Reserve in the app',
    /** Replaces the two texts above when there is a booking page on the web. */
    online: {
      bookClass: (name: string, time: string) => `Book ${name} at ${time}`,
      workshop: 'Reserve your spot',
    },
  },
  empty: {
    classes: {
      heading: 'No Classes Found',
      text: 'There are no Classes currently scheduled for this location',
    },
    workshops: {
      heading: 'No Workshops Found',
      text: 'There are no Workshops currently scheduled for this location',
    },
    toClasses: 'See the classes',
    waysOn: {
      notOpenYet: (studio: string, nearest: string) =>
        `${studio} has not opened yet. Until it does, the nearest hot room is in ${nearest}.`,
      nearest: (studio: string) => `The nearest other studio is ${studio}.`,
      toOpening: (studio: string) => `When ${studio} opens`,
      toClasses: (studio: string) => `Classes in ${studio}`,
    },
  },
  loadingMore: 'Loading more days',
  end: 'That is the schedule so far. New weeks are added every night.',
  retry: 'Try again',
  zone: 'All times are Florida time (Eastern).',
  /** Shown when the booking provider has not responded for a while. */
  age: {
    asOf: (when: string) => `This is the schedule as of ${when}. Newer changes are on their way.`,
    missing: 'The schedule is on its way. Please look again in a few minutes.',
  },
} as const;

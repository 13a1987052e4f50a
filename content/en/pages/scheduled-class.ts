import { brand } from '#domain/brand.ts';

export const scheduledClass = {
  meta: (name: string, when: string) => ({
    title: `${name}, ${when} | ${brand.name}`,
    description: `${name} on ${when}: teacher, length, free mats and directions. Book your mat at ${brand.name}.`,
  }),
  back: 'Back to the schedule',
  instructor: 'Your teacher',
  where: 'Where',
  directions: 'Get directions',
  room: {
    heading: 'The room',
    text: 'Seen from above, the teacher at the top. Pick your mat when you book.',
    textWithoutInstructor: 'Seen from above. Pick your mat when you book.',
    free: 'Free mat',
    taken: 'Taken',
    instructorMat: 'Teacher',
    door: 'Door',
    summary: (free: number, all: number) => `${free} of ${all} mats are free.`,
    freeMats: 'Free mats, row by row',
    row: (row: number) => `Row ${row}`,
    none: 'none free',
  },
  about: 'The class',
  calendar: 'Add to calendar',
  feed: {
    heading: 'Never look it up again',
    text: 'Subscribe to this studio’s classes and they appear in your own calendar, changes included.',
    link: 'Subscribe to the calendar',
  },
  zone: 'Florida time',
  past: 'This class is over. The next ones are on the schedule.',
  studio: (studio: string) => `About the ${studio} studio`,
} as const;

/** The calendar of a studio that visitors subscribe to. */
export const studioCalendar = {
  name: (studio: string) => `${brand.name} ${studio}`,
  description: (studio: string) => `All classes at ${brand.name} ${studio}. Changes arrive by themselves.`,
  event: (description: string, instructor: string | null) =>
    instructor ? `With ${instructor}. ${description}` : description,
} as const;

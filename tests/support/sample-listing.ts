import type { ClassListing } from '#domain/schedule/schedule.ts';

/** A class on a Sunday evening with free spots, for tests of the schedule. */
export const sampleListing: ClassListing = {
  id: '70001',
  name: 'Sunrise Flow',
  kind: 'flow',
  typeName: 'Flow',
  day: '2026-11-15',
  time: '18:30',
  startsAt: '2026-11-15T23:30:00Z',
  minutes: 60,
  instructor: null,
  city: 'Miami',
  isCountPublic: true,
  freeSpots: 12,
  waiting: 0,
  waitlistPlaces: 10,
};

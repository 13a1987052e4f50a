import { describe, expect, test } from 'vitest';
import { toLocationId } from '#domain/studios.ts';
import { sampleListing } from '#tests/support/sample-listing.ts';
import {
  availabilityOf,
  type ClassListing,
  filtersFromQuery,
  isStillToCome,
  isWorkshopTabShown,
  locationChoices,
  matchesFilters,
  scheduleStudioOf,
  scheduleTabOf,
  startDayOf,
  timeOfDayOf,
} from './schedule.ts';

const query = (text: string) => new URLSearchParams(text);
const listing: ClassListing = {
  ...sampleListing,
  time: '07:15',
  startsAt: '2026-11-15T12:15:00Z',
  instructor: { name: 'Marisol Vega', photo: '/a.webp' },
};

describe('the tab', () => {
  test.each([
    ['#classes', 'classes'],
    ['#workshops', 'workshops'],
    ['#retreats', 'retreats'],
    ['', 'classes'],
    ['#', 'classes'],
    ['#Workshops', 'classes'],
    ['#<script>', 'classes'],
  ])('of %j is %s', (hash, tab) => {
    expect(scheduleTabOf(hash)).toBe(tab);
  });
});

describe('the studio', () => {
  test.each(['48751', '7', 'hollywood', 'Hollywood', 'HOLLYWOOD'])('can be written as %s', (location) => {
    expect(scheduleStudioOf(query(`location=${location}`)).slug).toBe('hollywood');
  });
  test.each(['', 'location=atlantis', 'location=48723', 'location=wellington'])(
    'is Midtown Miami for “%s”',
    (text) => {
      expect(scheduleStudioOf(query(text)).locationId).toBe(48750);
    },
  );
  test('is chosen from all but the online location and the closed ids, by name', () => {
    const all = [
      { id: '48710', name: 'Online' },
      { id: '48758', name: 'Jacksonville San Pablo' },
      { id: '48723', name: 'Closed' },
      { id: '48719', name: 'Central Boca Raton' },
      { id: '48724', name: 'Closed too' },
    ];
    expect(locationChoices(all, new Intl.Collator('en').compare).map(({ id }) => id)).toEqual([
      '48719',
      '48758',
    ]);
  });
});

describe('the first day', () => {
  const today = '2026-11-15';
  test.each([
    ['date=2026-11-20', '2026-11-20'],
    ['date=2026-11-14', today],
    ['date=2026-02-30', today],
    ['date=2099-01-01', today],
    ['date=soon', today],
    ['', today],
  ])('for “%s” is %s', (text, day) => {
    expect(startDayOf(query(text), today)).toBe(day);
  });
});

describe('filters', () => {
  test('are read from the URL, without unknown values', () => {
    expect(filtersFromQuery(query('kind=fiit&time=evening&instructor=Marisol+Vega'))).toEqual({
      kind: 'fiit',
      time: 'evening',
      instructor: 'Marisol Vega',
    });
    expect(filtersFromQuery(query('kind=pilates&time=noon&instructor=+'))).toEqual({
      kind: null,
      time: null,
      instructor: null,
    });
  });
  test('must all hold', () => {
    const with_ = (text: string) => matchesFilters(listing, filtersFromQuery(query(text)));
    expect(with_('')).toBe(true);
    expect(with_('kind=flow&time=morning&instructor=Marisol+Vega')).toBe(true);
    expect(with_('kind=fiit&time=morning')).toBe(false);
    expect(with_('instructor=Priya+Venkat')).toBe(false);
  });
  test.each([
    ['05:30', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'midday'],
    ['15:59', 'midday'],
    ['16:00', 'evening'],
  ])('call %s %s', (time, part) => {
    expect(timeOfDayOf(time)).toBe(part);
  });
});

describe('spots', () => {
  test.each([
    [12, 0, 10, { state: 'open', spots: 12 }],
    [0, 3, 7, { state: 'waitlist', waiting: 3 }],
    [0, 0, 10, { state: 'waitlist', waiting: 0 }],
    [0, 10, 0, { state: 'full' }],
  ])('%i free, %i waiting, %i places left to wait', (freeSpots, waiting, waitlistPlaces, expected) => {
    expect(availabilityOf({ isCountPublic: true, freeSpots, waiting, waitlistPlaces })).toEqual(expected);
  });
});

describe('the workshop tab', () => {
  const shown = (id: number, workshopCount: number | null, isSelected = false) =>
    isWorkshopTabShown(toLocationId(id), { workshopCount, isSelected });
  test('is there where there are workshops, and always at 48719 and 48720', () => {
    expect(shown(48750, 3)).toBe(true);
    expect(shown(48750, 0)).toBe(false);
    expect(shown(48719, 0)).toBe(true);
    expect(shown(48720, 0)).toBe(true);
  });
  test('stays while it is selected and while workshops are loading', () => {
    expect(shown(48750, 0, true)).toBe(true);
    expect(shown(48750, null)).toBe(true);
  });
});

test('a class that has begun is not listed as upcoming', () => {
  const start = Date.parse(listing.startsAt);
  expect(isStillToCome(listing, start - 1)).toBe(true);
  expect(isStillToCome(listing, start)).toBe(false);
});

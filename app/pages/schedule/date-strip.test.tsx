import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageDataContext } from '#app/islands/page-data.ts';
import { type ClassListing, scheduleStudioOf } from '#domain/schedule/schedule.ts';
import { sampleListing } from '#tests/support/sample-listing.ts';
import Schedule from './schedule.island.tsx';

const listingAt = (day: string, time: string): ClassListing => ({
  ...sampleListing,
  id: day,
  day,
  time,
  startsAt: `${day}T${time}:00-05:00`,
});

/** The marked day in the strip of the served page, with a class on Monday evening and one on Tuesday. */
const markedDay = (now: string, search = '') => {
  const items = [listingAt('2026-11-16', '18:30'), listingAt('2026-11-17', '09:00')];
  const { locationId } = scheduleStudioOf(new URLSearchParams());
  const data = {
    today: '2026-11-16',
    todayUntil: Date.parse('2026-11-17T05:00:00Z'),
    now: Date.parse(now),
    state: { kind: 'fresh' } as const,
    locations: [],
    first: { locationId, items, start: '2026-11-16' },
    workshops: { locationId, items: [] },
  };
  const html = renderToString(
    <PageDataContext value={{ pathname: '/schedule', search, root: undefined }}>
      <Schedule {...data} />
    </PageDataContext>,
  );
  return html
    .match(/<a[^>]*aria-current="date"[^>]*>/g)
    ?.map((link) => /data-date="([^"]*)"/.exec(link)?.[1]);
};

test('the strip marks today while there are classes today, then the first day of the list', () => {
  expect(markedDay('2026-11-16T23:00:00Z')).toEqual(['2026-11-16']);
  expect(markedDay('2026-11-17T02:00:00Z')).toEqual(['2026-11-17']);
  expect(markedDay('2026-11-16T23:00:00Z', '?time=morning')).toEqual(['2026-11-17']);
  expect(markedDay('2026-11-16T23:00:00Z', '?kind=restore')).toEqual(['2026-11-16']);
});

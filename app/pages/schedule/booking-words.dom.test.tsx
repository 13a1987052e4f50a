import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type PageData, PageDataContext } from '#app/islands/page-data.ts';
import type { ClassListing } from '#domain/schedule/schedule.ts';
import type { ScheduleState } from '#domain/schedule/schedule-state.ts';
import { sampleListing } from '#tests/support/sample-listing.ts';
import { ClassDays } from './class-days.tsx';
import { ScheduleAge } from './schedule-age.tsx';

const show = async (bookingPage: string | null, change: Partial<ClassListing> = {}) => {
  const page = { pathname: '/', search: '', root: { bookingPage } } as PageData;
  const { unmount } = render(
    <PageDataContext value={page}>
      <ClassDays listings={[{ ...sampleListing, ...change }]} today="2026-11-15" />
    </PageDataContext>,
  );
  const link = await screen.findByRole('link', { name: /^Book Sunrise Flow/ });
  const found = { to: link.getAttribute('href'), label: link.getAttribute('aria-label') };
  const row = screen.getByRole('listitem').textContent ?? '';
  unmount();
  return { ...found, row };
};

test('BOOK leads to the app, or to the provider’s page of the class, and says so', async () => {
  expect(await show(null)).toMatchObject({
    to: '/get-app',
    label: 'Book Sunrise Flow at 6:30 PM in the app',
  });
  expect(await show('https://book.example/?_mt=/classes/{class}/reserve')).toMatchObject({
    to: 'https://book.example/?_mt=/classes/70001/reserve',
    label: 'Book Sunrise Flow at 6:30 PM',
  });
});

test('a count that is not public is not shown', async () => {
  expect((await show(null)).row).toContain('12 spots left');
  const hidden = await show(null, { isCountPublic: false, freeSpots: 1 });
  expect(hidden.row).toContain('Spots available');
  expect(hidden.row).not.toMatch(/\d spots? left/);
  expect((await show(null, { isCountPublic: false, freeSpots: 0, waitlistPlaces: 1 })).row).toContain(
    'Waitlist open',
  );
});

test('an old schedule shows its time, with the day if it is not today; a current schedule shows none', () => {
  const textOf = (state: ScheduleState) => {
    const { container, unmount } = render(<ScheduleAge state={state} today="2026-11-15" />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(textOf({ kind: 'fresh' })).toBe('');
  const textSince = (time: string) => textOf({ kind: 'old', since: Date.parse(time) });
  expect(textSince('2026-11-15T19:05:00Z')).toContain('as of 2:05 PM.');
  expect(textSince('2026-11-14T19:05:00Z')).toContain('as of Sat, Nov 14, 2:05 PM.');
  expect(textOf({ kind: 'missing' })).toContain('on its way');
});

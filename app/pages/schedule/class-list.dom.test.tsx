import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import { emptyList } from '#domain/growing-list.ts';
import { type ClassListing, noFilters } from '#domain/schedule/schedule.ts';
import { defaultStudio } from '#domain/studios.ts';
import { sampleListing } from '#tests/support/sample-listing.ts';
import { ClassList } from './class-list.tsx';

const start: CalendarDay = '2026-11-18';

beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const onLoad = vi.fn();
/** A list that was loaded for so many days, none of which has a class that fits. */
const lookedAt = (days: number, key = 'classes') => (
  <ClassList
    list={{
      ...emptyList<ClassListing, CalendarDay>(key, addDays(start, days)),
      items: [sampleListing],
    }}
    studio={defaultStudio}
    start={start}
    filters={{ ...noFilters, time: 'morning' }}
    shown={[]}
    today={start}
    onLoad={onLoad}
    onClearFilters={() => {}}
  />
);
const lookFurther = () => screen.queryByRole('button', { name: 'Look further ahead' });

test('without a match the list waits after nine days, says how far it looked, and a press looks nine days further', () => {
  const { rerender } = render(lookedAt(9));
  screen.getByText('We looked as far as Thursday, November 26, and found no more classes that fit.');
  fireEvent.click(lookFurther() as HTMLElement);
  expect(onLoad).toHaveBeenCalledOnce();
  for (const days of [12, 15]) {
    rerender(lookedAt(days));
    expect(lookFurther()).toBeNull();
    screen.getByText('Loading more days');
  }
  rerender(lookedAt(18));
  screen.getByText(/Saturday, December 5/);
  expect(lookFurther()).not.toBeNull();
});

test('the list of another studio waits after nine days, however far the visitor looked at the first', () => {
  const { rerender } = render(lookedAt(9));
  fireEvent.click(lookFurther() as HTMLElement);
  rerender(lookedAt(9, 'classes of another studio'));
  expect(lookFurther()).not.toBeNull();
});

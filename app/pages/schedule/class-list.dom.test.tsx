import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addDays, type CalendarDay } from '#domain/dates.ts';
import { emptyList } from '#domain/growing-list.ts';
import { type ClassListing, noFilters } from '#domain/schedule/schedule.ts';
import { defaultStudio } from '#domain/studios.ts';
import { sampleListing } from '#tests/support/sample-listing.ts';
import { ClassList } from './class-list.tsx';

const start: CalendarDay = '2026-11-18';

test('without a match the list waits after nine days, says how far it looked, and a press looks nine days further', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const onLoad = vi.fn();
  const lookedAt = (days: number) => (
    <ClassList
      list={{
        ...emptyList<ClassListing, CalendarDay>('classes', addDays(start, days)),
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
  const { rerender } = render(lookedAt(9));
  screen.getByText('We looked as far as Thursday, November 26, and found no more classes that fit.');
  fireEvent.click(screen.getByRole('button', { name: 'Look further ahead' }));
  expect(onLoad).toHaveBeenCalledOnce();
  for (const days of [12, 15]) {
    rerender(lookedAt(days));
    expect(screen.queryByRole('button', { name: 'Look further ahead' })).toBeNull();
    screen.getByText('Loading more days');
  }
  rerender(lookedAt(18));
  screen.getByText(/Saturday, December 5/);
  screen.getByRole('button', { name: 'Look further ahead' });
});

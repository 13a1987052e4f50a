import { showToast } from '#app/components/ui/toast.tsx';
import { errors } from '#content/en/pages/errors.ts';
import { windowPart } from '#domain/class-windows.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { ClassListing } from '#domain/schedule.ts';
import { fetchWindow } from './class-listings.ts';
import { useGrowingList } from './use-growing-list.ts';

type FirstWindow = { locationId: number; start: CalendarDay; items: readonly ClassListing[] };

/** The schedule of one studio from one day on, three days at a time. */
export function useClassWindows(locationId: number, start: CalendarDay, first: FirstWindow) {
  const isFirst = first.locationId === locationId && first.start === start;
  return useGrowingList<ClassListing, CalendarDay>({
    key: `classes/${locationId}/${start}`,
    start,
    first: isFirst ? windowPart(start, start, first.items) : null,
    fetchPart: async (day, signal) => windowPart(start, day, await fetchWindow(locationId, day, signal)),
    onFailed: () => showToast(errors.notices.scheduleFailed),
  });
}

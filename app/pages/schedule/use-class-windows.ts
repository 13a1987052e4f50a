import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { fetchWindow } from '#app/graphql/class-listings.ts';
import { useGrowingList } from '#app/hooks/use-growing-list.ts';
import { useHistoryKey } from '#app/hooks/use-url-state.ts';
import type { CalendarDay } from '#domain/dates.ts';
import { windowPart } from '#domain/schedule/class-windows.ts';
import type { BookableStudio, ClassListing } from '#domain/schedule/schedule.ts';
import type { LocationId } from '#domain/studios.ts';
import { loadErrors } from '#words/pages/load-errors.ts';

type FirstWindow = { locationId: LocationId | null; start: CalendarDay; items: readonly ClassListing[] };

/** The schedule of one studio from a given day on, loaded three days at a time. */
export function useClassWindows(studio: BookableStudio, start: CalendarDay, first: FirstWindow) {
  const { locationId, status } = studio;
  const timetable = { start, isOpen: status !== 'upcoming' };
  const isFirst = first.locationId === locationId && first.start === start;
  return useGrowingList<ClassListing, CalendarDay>({
    key: `classes/${locationId}/${start}`,
    historyKey: useHistoryKey(),
    start,
    first: isFirst ? windowPart(timetable, start, first.items) : null,
    fetchPart: async (day, signal) => windowPart(timetable, day, await fetchWindow(locationId, day, signal)),
    onFailed: () => showToast(loadErrors.notices.resultsFailed),
  });
}

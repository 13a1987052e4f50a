import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#app/components/ui/toast.tsx';
import { useLatest } from '#app/components/ui/use-latest.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { ClassListing } from '#domain/schedule.ts';
import { errors } from '#words/pages/errors.ts';
import { fetchWorkshops } from './class-listings.ts';

type Workshops = {
  locationId: number;
  /** Null until they are here: cleared by a change of tab or studio. */
  items: readonly ClassListing[] | null;
  /** Outlives the list, because the tab depends on it. Null while unknown. */
  count: number | null;
  status: 'waiting' | 'loading' | 'failed';
};

/** The workshops of one studio, to the end of the month two months ahead. */
export function useWorkshops(
  locationId: number,
  today: CalendarDay,
  isSelected: boolean,
  first: { locationId: number; items: readonly ClassListing[] },
) {
  const [state, setState] = useState<Workshops>({
    locationId: first.locationId,
    items: first.items,
    count: first.items.length,
    status: 'waiting',
  });
  const [attempt, setAttempt] = useState(0);
  const isLookedAt = useLatest(isSelected);
  const workshops: Workshops =
    state.locationId === locationId ? state : { locationId, items: null, count: null, status: 'waiting' };
  const isKnown = workshops.items !== null || (!isSelected && workshops.count !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: coming and going both clear the list
  useEffect(() => {
    setState((known) => ({ ...known, items: null }));
  }, [isSelected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (isKnown) return;
    const controller = new AbortController();
    setState((known) => ({
      locationId,
      items: null,
      count: known.locationId === locationId ? known.count : null,
      status: 'loading',
    }));
    fetchWorkshops(locationId, today, controller.signal).then(
      (items) => {
        if (!controller.signal.aborted)
          // Behind another tab only their number matters; the list itself is fetched when it is looked at.
          setState({
            locationId,
            items: isLookedAt.current ? items : null,
            count: items.length,
            status: 'waiting',
          });
      },
      () => {
        if (controller.signal.aborted) return;
        setState((known) => ({ ...known, status: 'failed' }));
        showToast(errors.notices.scheduleFailed);
      },
    );
    return () => controller.abort();
  }, [locationId, today, isKnown, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { workshops, retry };
}

import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { useLatest } from '#app/components/ui/use-latest.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { ClassListing } from '#domain/schedule/schedule.ts';
import type { LocationId } from '#domain/studios.ts';
import { loadErrors } from '#words/pages/load-errors.ts';
import { fetchWorkshops } from './class-listings.ts';

type Workshops = {
  locationId: LocationId;
  /** Null until they are loaded; a change of tab or studio resets it. */
  items: readonly ClassListing[] | null;
  /** Not reset with the list, because the visibility of the tab depends on it. Null while unknown. */
  count: number | null;
  status: 'waiting' | 'loading' | 'failed';
};

type Options = {
  locationId: LocationId;
  today: CalendarDay;
  /** Whether the tab of the workshops is open. */
  isSelected: boolean;
  /** The workshops that the page was loaded with. */
  first: { locationId: LocationId; items: readonly ClassListing[] };
};

/** The workshops of one studio, up to the end of the second month after this one. */
export function useWorkshops({ locationId, today, isSelected, first }: Options) {
  const [state, setState] = useState<Workshops>({
    locationId: first.locationId,
    items: first.items,
    count: first.items.length,
    status: 'waiting',
  });
  const [attempt, setAttempt] = useState(0);
  const latestIsSelected = useLatest(isSelected);
  const workshops: Workshops =
    state.locationId === locationId ? state : { locationId, items: null, count: null, status: 'waiting' };
  const isKnown = workshops.items !== null || (!isSelected && workshops.count !== null);

  // Opening and closing the tab both clear the list.
  const [wasSelected, setWasSelected] = useState(isSelected);
  if (wasSelected !== isSelected) {
    setWasSelected(isSelected);
    setState((known) => ({ ...known, items: null }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the request again
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
          // Another tab is open, so only the number of workshops is needed; the tab loads the list when it
          // opens.
          setState({
            locationId,
            items: latestIsSelected.current ? items : null,
            count: items.length,
            status: 'waiting',
          });
      },
      () => {
        if (controller.signal.aborted) return;
        setState((known) => ({ ...known, status: 'failed' }));
        showToast(loadErrors.notices.resultsFailed);
      },
    );
    return () => controller.abort();
  }, [locationId, today, isKnown, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { workshops, retry };
}

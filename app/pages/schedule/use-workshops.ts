import { useEffect, useReducer, useState } from 'react';
import { showToast } from '#app/components/ui/overlays/toast.tsx';
import { fetchWorkshops } from '#app/graphql/class-listings.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { ClassListing } from '#domain/schedule/schedule.ts';
import type { LocationId } from '#domain/studios.ts';
import { loadErrors } from '#words/pages/load-errors.ts';

type Loaded = { locationId: LocationId | null; items: readonly ClassListing[] };

type Options = {
  locationId: LocationId;
  today: CalendarDay;
  /** Whether the tab of the workshops is open. */
  isSelected: boolean;
  /** The workshops that the page was loaded with. */
  first: Loaded;
};

/** The workshops of one studio, up to the end of the second month after this one. */
export function useWorkshops({ locationId, today, isSelected, first }: Options) {
  /**
   * `isForTab`: loaded after the tab of the workshops was opened. Workshops that were loaded earlier are not
   * shown, but their number decides whether the tab is shown.
   */
  const [loaded, setLoaded] = useState({ ...first, isForTab: false });
  const [hasFailed, setHasFailed] = useState(false);
  const [retries, retry] = useReducer((count: number) => count + 1, 0);
  if (loaded.isForTab && !isSelected) setLoaded({ ...loaded, isForTab: false });
  const isOfStudio = loaded.locationId === locationId;
  const isMissing = !isOfStudio || (isSelected && !loaded.isForTab);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the request again
  useEffect(() => {
    setHasFailed(false);
    if (!isMissing) return;
    const controller = new AbortController();
    fetchWorkshops(locationId, today, controller.signal).then(
      (items) => {
        if (!controller.signal.aborted) setLoaded({ locationId, items, isForTab: isSelected });
      },
      () => {
        if (controller.signal.aborted) return;
        setHasFailed(true);
        showToast(loadErrors.notices.resultsFailed);
      },
    );
    return () => controller.abort();
  }, [locationId, today, isSelected, isMissing, retries]);

  return {
    /** Null until they are loaded. */
    workshops: isMissing ? null : loaded.items,
    /** Null while unknown. */
    workshopCount: isOfStudio ? loaded.items.length : null,
    hasFailed,
    retry,
  };
}

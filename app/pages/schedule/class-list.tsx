import { InfiniteScrollSentinel } from '#app/components/lists/infinite-scroll-sentinel.tsx';
import { ListNotice } from '#app/components/lists/list-notice.tsx';
import { Button, ButtonLink } from '#app/components/ui/button.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { hrefWith, useUrlState } from '#app/hooks/use-url-state.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { GrowingList } from '#domain/growing-list.ts';
import { byDistance } from '#domain/places/distance.ts';
import { type ClassListing, hasFilters, type ScheduleFilters } from '#domain/schedule/schedule.ts';
import { openStudios, type Studio } from '#domain/studios.ts';
import { loadErrors } from '#words/pages/load-errors.ts';
import { schedule } from '#words/pages/schedule.ts';
import { ClassDays } from './class-days.tsx';

const { resultsFailed } = loadErrors.notices;
const { waysOn } = schedule.empty;

type Props = {
  list: GrowingList<ClassListing, CalendarDay>;
  studio: Studio;
  filters: ScheduleFilters;
  /** The items of `list` that match the filters. */
  shown: readonly ClassListing[];
  today: CalendarDay;
  onLoad: () => void;
  onClearFilters: () => void;
};

export function ClassList({ list, studio, filters, shown, today, onLoad, onClearFilters }: Props) {
  const { items, next, status } = list;
  if (items.length === 0 && next === null)
    return (
      <ListNotice {...schedule.empty.classes}>
        <EmptyStudioLinks studio={studio} />
      </ListNotice>
    );
  return (
    <div className="grid gap-12">
      {shown.length > 0 && <ClassDays listings={shown} today={today} />}
      {shown.length === 0 && hasFilters(filters) && next === null && (
        <ListNotice {...schedule.filters.nothingLeft}>
          <Button variant="secondary" onClick={onClearFilters}>
            {schedule.filters.clear}
          </Button>
        </ListNotice>
      )}
      {status === 'failed' && items.length === 0 ? (
        <ListNotice heading={resultsFailed.title} text={resultsFailed.description ?? ''}>
          <Button variant="secondary" onClick={onLoad}>
            {schedule.retry}
          </Button>
        </ListNotice>
      ) : status === 'failed' ? (
        <Button variant="secondary" onClick={onLoad} className="justify-self-center">
          {schedule.retry}
        </Button>
      ) : next === null ? (
        <p className="text-center text-ink-soft">{schedule.end}</p>
      ) : (
        <div>
          <InfiniteScrollSentinel key={`${list.key} ${next} ${status}`} onNear={onLoad} />
          <ClassSkeleton label={schedule.loadingMore} isWholeList={shown.length === 0} />
        </div>
      )}
    </div>
  );
}

/** Rows of the size of real ones, so that nothing moves later. A whole list begins with a day heading. */
function ClassSkeleton({ label, isWholeList }: { label: string; isWholeList: boolean }) {
  return (
    <div role="status" className="grid gap-3 noscript:hidden">
      <span className="sr-only">{label}</span>
      {isWholeList && <Skeleton className="mb-2 h-8 w-64 max-w-full md:h-10" />}
      {Array.from({ length: isWholeList ? 6 : 2 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <Skeleton key={index} className="h-38 md:h-34" />
      ))}
    </div>
  );
}

/** For a studio without classes: its own page if it is not open yet, and the nearest one on the same day. */
function EmptyStudioLinks({ studio }: { studio: Studio }) {
  const near = byDistance(studio.coordinates, openStudios).find(({ id }) => id !== studio.id);
  const { query } = useUrlState();
  const isUpcoming = studio.status === 'upcoming';
  return (
    <>
      {near && (
        <p className="w-full max-w-lg">
          {isUpcoming ? waysOn.notOpenYet(studio.name, near.name) : waysOn.nearest(near.name)}
        </p>
      )}
      {isUpcoming && <ButtonLink to={`/${studio.slug}`}>{waysOn.toOpening(studio.name)}</ButtonLink>}
      {near && (
        <ButtonLink variant="secondary" to={`/schedule${hrefWith(query, { location: near.slug })}`}>
          {waysOn.toClasses(near.name)}
        </ButtonLink>
      )}
    </>
  );
}

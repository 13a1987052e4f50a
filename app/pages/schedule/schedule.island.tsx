import { useCallback, useRef } from 'react';
import { TabList, TabPanel } from '#app/components/ui/tabs.tsx';
import { hrefWith, useHash, useUrlState } from '#app/hooks/use-url-state.ts';
import { compareText } from '#content/compare-text.ts';
import { sitePath } from '#content/site-path.ts';
import { type CalendarDay, type Instant, studioDay } from '#domain/dates.ts';
import {
  type ClassListing,
  filtersFromQuery,
  instructorsIn,
  isWorkshopTabShown,
  noFilters,
  type ScheduleTab,
  scheduleStudioOf,
  scheduleTabOf,
  scheduleTabs,
  shownClasses,
  startDayOf,
} from '#domain/schedule/schedule.ts';
import type { ScheduleState } from '#domain/schedule/schedule-state.ts';
import type { LocationId } from '#domain/studios.ts';
import { schedule } from '#words/pages/schedule.ts';
import { ClassFilters } from './class-filters.tsx';
import { ClassList } from './class-list.tsx';
import { DateStrip } from './date-strip.tsx';
import { LocationPicker } from './location-picker.tsx';
import { RetreatList } from './retreat-list.tsx';
import { ScheduleAge } from './schedule-age.tsx';
import { ScheduleHeader } from './schedule-header.tsx';
import { useClassWindows } from './use-class-windows.ts';
import { rememberStudio, useSelectedStudio } from './use-selected-studio.ts';
import { useStudioNow } from './use-studio-now.ts';
import { useVisibleDay } from './use-visible-day.ts';
import { useWorkshops } from './use-workshops.ts';
import { WorkshopList } from './workshop-list.tsx';

export type ScheduleData = {
  today: CalendarDay;
  todayUntil: Instant;
  now: Instant;
  state: ScheduleState;
  locations: readonly { id: string; name: string }[];
  first: { locationId: LocationId | null; start: CalendarDay; items: readonly ClassListing[] };
  workshops: { locationId: LocationId | null; items: readonly ClassListing[] };
};

export default function Schedule(data: ScheduleData) {
  const { locations, first } = data;
  const now = useStudioNow(data.now);
  // `data.today` is used until that day ends: the first use of a time zone is a long task on a slow phone,
  // and a press then waits for it.
  const today = now < data.todayUntil ? data.today : studioDay(now);
  const { query: params, change } = useUrlState();
  const tab = scheduleTabOf(useHash());
  const studio = scheduleStudioOf(params);
  const start = startDayOf(params, today);
  const filters = filtersFromQuery(params);
  const panels = useRef<HTMLDivElement>(null);
  const { list, load } = useClassWindows(studio, start, first);
  const { workshops, workshopCount, hasFailed, retry } = useWorkshops({
    locationId: studio.locationId,
    today,
    isSelected: tab === 'workshops',
    first: data.workshops,
  });
  const shown = shownClasses(list.items, filters, now);
  // In the evening no class of today may be left: the strip marks the day that the list begins with.
  const current = useVisibleDay(panels, shown[0]?.day ?? start, list.items.length);

  const choose = useCallback(
    (slug: string, isCorrection = false) => {
      if (!isCorrection) rememberStudio(slug);
      change({ query: { location: slug }, isReplacement: isCorrection });
    },
    [change],
  );
  useSelectedStudio(choose);
  const clearFilters = () => change({ query: noFilters });
  const showTab = (id: ScheduleTab) => change({ query: { date: null }, hash: `#${id}` });
  /** Today needs no parameter. */
  const queryOfDay = (day: CalendarDay) => ({ date: day === today ? null : day });
  const showDay = (day: CalendarDay) => {
    change({ query: queryOfDay(day) });
    panels.current?.scrollIntoView({ block: 'start' });
  };
  const isShown = (id: ScheduleTab) =>
    id !== 'workshops' || isWorkshopTabShown(studio.locationId, { workshopCount, isSelected: tab === id });

  return (
    <form
      data-choices=""
      method="get"
      action={sitePath('/schedule')}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <ScheduleHeader>
        <LocationPicker choices={locations} selected={studio.slug} onChoose={choose} />
      </ScheduleHeader>
      <div className="container-page pt-6">
        <ScheduleAge state={data.state} today={today} />
        <TabList
          label={schedule.tabs.label}
          selected={tab}
          tabs={scheduleTabs.filter(isShown).map((id) => ({ id, label: schedule.tabs.names[id] }))}
        />
      </div>
      <div ref={panels}>
        <TabPanel id="classes" isSelected={tab === 'classes'}>
          <div className="container-page py-6">
            <ClassFilters
              filters={filters}
              instructors={instructorsIn(list.items, compareText)}
              onChange={(query) => change({ query })}
            />
          </div>
          <DateStrip
            today={today}
            current={current}
            hrefOf={(day) => hrefWith(params, queryOfDay(day))}
            onChoose={showDay}
          />
          <div data-results="" className="container-page min-h-[70svh] pt-10 pb-24">
            <ClassList
              list={list}
              studio={studio}
              filters={filters}
              shown={shown}
              today={today}
              onLoad={load}
              onClearFilters={clearFilters}
            />
            <p className="mt-12 text-center text-sm text-ink-soft">{schedule.zone}</p>
          </div>
        </TabPanel>
        <TabPanel id="workshops" isSelected={tab === 'workshops'}>
          <div className="container-page min-h-[60svh] pt-10 pb-24">
            <WorkshopList
              items={workshops}
              isFailed={hasFailed}
              now={now}
              onRetry={retry}
              onShowClasses={() => showTab('classes')}
            />
          </div>
        </TabPanel>
        <TabPanel id="retreats" isSelected={tab === 'retreats'}>
          <div className="container-page min-h-[60svh] pt-10 pb-24">
            <RetreatList />
          </div>
        </TabPanel>
      </div>
    </form>
  );
}

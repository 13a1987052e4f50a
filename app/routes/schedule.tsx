import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { ScheduleStart, toListing } from '#app/graphql/class-listings.ts';
import { island } from '#app/islands/island.tsx';
import { pageEnvironment, scheduleState } from '#app/loaders/page-environment.server.ts';
import { query } from '#app/loaders/query.server.ts';
import ScheduleCode, { type ScheduleData } from '#app/pages/schedule/schedule.island.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { compareText } from '#content/compare-text.ts';
import { classWindow, studioDay, workshopWindow } from '#domain/dates.ts';
import { locationChoices, scheduleStudioOf, startDayOf } from '#domain/schedule/schedule.ts';
import { studios } from '#domain/studios.ts';
import { schedule } from '#words/pages/schedule.ts';
import type { Route } from './+types/schedule';

const Schedule = island(ScheduleCode);

export const handle = {
  cache: { hasClasses: true, query: ['location', 'date', 'kind', 'instructor', 'time'] },
  sitemap: 'daily',
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...schedule.meta, path: '/schedule', crumb: schedule.heading });

export async function loader({ request, context }: Route.LoaderArgs): Promise<ScheduleData> {
  const { searchParams } = new URL(request.url);
  const { today, todayUntil, now } = pageEnvironment(context);
  const { locationId } = scheduleStudioOf(searchParams);
  const start = startDayOf(searchParams, today);
  const { getLocationsList, getLocalClassesV2, getLocalWorkshopsV2 } = await query(context, ScheduleStart, {
    location_id: String(locationId),
    ...classWindow(start),
    today,
    until: workshopWindow(today).max,
  });
  return {
    today,
    todayUntil,
    now,
    state: scheduleState(context),
    locations: locationChoices(getLocationsList.results, compareText),
    first: { locationId, start, items: getLocalClassesV2.results.flat().map(toListing) },
    workshops: { locationId, items: getLocalWorkshopsV2.results.flat().map(toListing) },
  };
}

/** The data if the loader failed: the lists load in the browser and show their own errors. */
const emptySchedule = (): ScheduleData => {
  const now = Date.now();
  const today = studioDay(now);
  const emptyPart = { locationId: null, items: [] };
  const locations = studios.flatMap(({ locationId, name }) =>
    locationId === null ? [] : [{ id: String(locationId), name }],
  );
  return {
    today,
    todayUntil: now,
    now,
    state: { kind: 'fresh' },
    locations: locationChoices(locations, compareText),
    first: { ...emptyPart, start: today },
    workshops: emptyPart,
  };
};
export const ErrorBoundary = pageErrorBoundary(() => <Schedule {...emptySchedule()} />);

export default ({ loaderData }: Route.ComponentProps) => <Schedule {...loaderData} />;
